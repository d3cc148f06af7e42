import { mixed, number, object, string } from 'yup';
import type { Product } from '../../../../store/api';
import type { EditableProduct } from '../../../domain/mergeEdits';
import { messages } from '../messages';

/** What the browser asks for and the server takes. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
const PICTURE_BYTES = 10 * 1024 * 1024;

export interface ProductFormValues extends EditableProduct {
  image: File | null;
}

/** Spec §3: "name, description, category (default sauna), price (number), image file". */
export const emptyProduct: ProductFormValues = {
  name: '',
  description: '',
  category: 'sauna',
  price: '',
  image: null,
};

const price = number()
  .transform((value: number, typed: unknown) => (typed === '' ? undefined : value))
  .typeError(messages.priceNumber)
  .min(0, messages.priceNumber)
  .test('cents', messages.priceCents, (value) => value === undefined || Number(value.toFixed(2)) === value);

/** Type and size are checked before anything is sent. */
const image = mixed<File>()
  .nullable()
  .test('type', messages.imageType, (file) => !file || IMAGE_TYPES.includes(file.type))
  .test('size', messages.imageSize, (file) => !file || file.size <= PICTURE_BYTES);

/** Spec §5: "Add product: name, description, price required; price number, min 0". */
export const newProductSchema = object({
  name: string().trim().required(messages.name).max(200),
  description: string().trim().required(messages.description).max(5000),
  price: price.required(messages.price),
  image,
});

/** Spec §5: "Edit: same price bounds, no required flags." */
export const editSchema = object({ name: string().max(200), description: string().max(5000), price, image });

/** A product as its form shows it. */
export function toEditableProduct(product: Product): EditableProduct {
  return {
    name: product.name,
    description: product.description ?? '',
    category: product.category ?? '',
    price: product.price.amount === null ? '' : String(product.price.amount),
  };
}
