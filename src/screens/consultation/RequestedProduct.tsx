import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { useGetProductBySlugOrIdQuery } from '../../../store/api';
import type { projectTypes } from '../../domain/consultationOptions';
import { paths } from '../../paths';
import { Link } from '../../ui/Link';
import type { emptyConsultation } from './consultationSchema';

const projectTypeOf: Partial<Record<string, (typeof projectTypes)[number]['value']>> = {
  sauna: 'traditional-sauna',
  infrared: 'infrared-chamber',
  cold_plunge: 'cold-plunge',
  complete_suite: 'complete-suite',
};

const openingOf = (name: string): string => `I am interested in the ${name}.\n\n`;
/** Matches a message that is nothing but the opening of a product. */
const OPENING = /^I am interested in the [^\n]*\.\s*$/;

interface RequestedProductProps {
  slugOrId: string;
  /** Called with the product's id once it has been loaded. */
  onProduct: (id: string) => void;
}

/**
 * Names the product from whose page the visitor has come, preselects the project type, and begins the message with the
 * product. Leaves fields alone that the visitor has filled in. Renders nothing if the product cannot be loaded.
 */
export function RequestedProduct({ slugOrId, onProduct }: RequestedProductProps) {
  const { values, setFieldValue } = useFormikContext<typeof emptyConsultation>();
  const { currentData: product } = useGetProductBySlugOrIdQuery(slugOrId);

  useEffect(() => {
    if (!product) return;
    onProduct(product.id);
    const projectType = projectTypeOf[product.category ?? ''];
    if (projectType && values.projectType === '') void setFieldValue('projectType', projectType);
    if (values.message === '' || OPENING.test(values.message)) void setFieldValue('message', openingOf(product.name));
    // Once for each product: afterwards the visitor may empty or change both fields.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [product?.id]);

  if (!product) return null;
  return (
    <p>
      Your request is about the <Link to={paths.product(slugOrId)}>{product.name}</Link>.
    </p>
  );
}
