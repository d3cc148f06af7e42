import { MAX_SPECIFICATIONS } from '../../../domain/specifications';

const specifications = (count: number) => (count === 1 ? '1 specification' : `${count} specifications`);

/** The messages of the list of specifications in the product form. */
export const specificationMessages = {
  hint: 'You can paste several lines, such as “Floor area: 7.2 m²”, into a label.',
  full: `A product has at most ${MAX_SPECIFICATIONS} specifications.`,
  tooMany: (count: number) =>
    `${specifications(count)} ${count === 1 ? 'was' : 'were'} not added: a product has at most ${MAX_SPECIFICATIONS}. Remove others first.`,
  added: (count: number) => `${specifications(count)} added.`,
  moved: (position: number, count: number) => `Moved to position ${position} of ${count}.`,
  removed: (label: string) => (label === '' ? 'Specification removed.' : `Specification “${label}” removed.`),
  restored: (position: number) => `Specification restored to position ${position}.`,
} as const;
