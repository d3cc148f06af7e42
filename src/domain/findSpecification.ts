import type { Specification } from '../../store/api';

/** Returns the first specification with a label, which is given in lower case, or undefined if there is none. */
export const findSpecification = (specifications: readonly Specification[], label: string): Specification | undefined =>
  specifications.find((specification) => specification.label.trim().toLowerCase() === label);
