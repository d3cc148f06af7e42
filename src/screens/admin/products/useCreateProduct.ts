import { useRef } from 'react';
import {
  statusOf,
  useCreateProductMutation,
  type Category,
  type Product,
  type ProductStatus,
} from '../../../../store/api';
import { parsePrice } from '../../../domain/price';
import { toSpecifications } from '../../../domain/specifications';
import { parseTags } from '../../../domain/tags';
import { toSentImages } from './imageUploads';
import { toOneLine, type ExtraFields, type ProductFormValues } from './productSchema';

/**
 * Returns a function that creates a product from the values of the form. Call the hook in a component that stays mounted
 * while the form is closed and opened again, because it keeps the idempotency key of the last attempt. If its response is
 * lost and the user sends the same values again, the same key keeps the server from creating a second product.
 */
export function useCreateProduct(extraFields: ExtraFields): (values: ProductFormValues) => Promise<Product> {
  const [create] = useCreateProductMutation();
  const attempt = useRef<{ values: ProductFormValues; key: string | undefined } | null>(null);
  return async (values) => {
    if (!attempt.current || !isSame(attempt.current.values, values)) attempt.current = { values, key: newKey() };
    try {
      const product = await create({
        'Idempotency-Key': attempt.current.key,
        newProduct: {
          name: values.name.trim(),
          description: values.description.trim(),
          category: values.category as Category,
          price: parsePrice(values.price),
          ...(extraFields.details && {
            shortDescription: toOneLine(values.shortDescription) || undefined,
            tags: values.tags.trim() ? parseTags(values.tags) : undefined,
            status: values.status as ProductStatus,
          }),
          specifications: values.specifications === '' ? undefined : toSpecifications(values.specifications),
          images: values.images === '' ? undefined : toSentImages(values.images),
          image: values.image ?? undefined,
        },
      }).unwrap();
      attempt.current = null;
      return product;
    } catch (failure) {
      // 422: the server has already used this key for a product with other values, so the next attempt needs a new key.
      if (statusOf(failure) === 422) attempt.current = null;
      throw failure;
    }
  };
}

const isSame = (one: ProductFormValues, other: ProductFormValues): boolean =>
  Object.entries(one).every(([name, value]) => other[name as keyof ProductFormValues] === value);

/** Returns a random UUID. Returns undefined on plain HTTP (except localhost), where browsers offer no `randomUUID`. */
const newKey = (): string | undefined => (crypto as Partial<Crypto>).randomUUID?.();
