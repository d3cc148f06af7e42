import { mixed, number, object, string } from 'yup';
import type { Product } from '../../../../store/api';
import type { EditableProduct } from '../../../domain/mergeEdits';
import { findTagError, formatTags } from '../../../domain/tags';
import { parsePrice } from '../../../domain/price';
import { formatImages } from '../../../domain/productImages';
import { findSpecificationError, formatSpecificationRows } from '../../../domain/specifications';
import { messages } from '../messages';

/** Image types that the file picker offers and the server accepts. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
/** Largest image in bytes that the server accepts: 10 MB. */
export const MAX_IMAGE_BYTES = 10 * 1024 * 1024;

export interface ProductFormValues extends EditableProduct {
  /** A new first image, for a backend without a list of images. */
  image: File | null;
}

/** Initial values of the form for a new product. The default category is sauna (docs/specification.md §3). */
export const emptyProduct: ProductFormValues = {
  name: '',
  shortDescription: '',
  description: '',
  category: 'sauna',
  price: '',
  tags: '',
  status: 'active',
  specifications: '',
  images: '',
  image: null,
};

const price = number()
  .transform((_value: number, typed: unknown) => (typed === '' ? undefined : parsePrice(String(typed))))
  .typeError(messages.priceNumber)
  .min(0, messages.priceNumber)
  .test('cents', messages.priceCents, (value) => value === undefined || Number(value.toFixed(2)) === value);

const specifications = checkedText(findSpecificationError);
const tags = checkedText(findTagError);
const shortDescription = string().max(300);

/** Returns a text on one line: its field wraps long texts, but must not contain line breaks. */
export const toOneLine = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** Returns the schema of a text for which `findError` returns an error message or null. */
function checkedText(findError: (text: string) => string | null) {
  return string().test('checked', (text = '', { createError }) => {
    const message = findError(text);
    return message === null || createError({ message });
  });
}

/** Checks the type and the size of a picked image before it is uploaded. */
const image = mixed<File>()
  .nullable()
  .test('type', messages.imageType, (file) => !file || IMAGE_TYPES.includes(file.type))
  .test('size', messages.imageSize, (file) => !file || file.size <= MAX_IMAGE_BYTES);

/** Schema for new products: 'name, description, price required; price number, min 0' (docs/specification.md §5). */
export const newProductSchema = object({
  name: string().trim().required(messages.name).max(200),
  description: string().trim().required(messages.description).max(5000),
  price: price.required(messages.price),
  shortDescription,
  tags,
  specifications,
  image,
});

/** Schema of the edit form. The price has the same bounds as in `newProductSchema`, but no field is required. */
export const editSchema = object({
  name: string().max(200),
  description: string().max(5000),
  price,
  shortDescription,
  tags,
  specifications,
  image,
});

/** The fields beyond the specification's that the backend stores, and the form offers. */
export interface ExtraFields {
  specifications: boolean;
  /** The list of images. Without it, the form has a field for one image. */
  images: boolean;
  /** The short description, the tags and the status. */
  details: boolean;
}

/** Converts a product to the text values of its edit form. Missing values become empty strings. */
export function toEditableProduct(product: Product): EditableProduct {
  return {
    name: product.name,
    shortDescription: product.shortDescription ?? '',
    description: product.description ?? '',
    category: product.category ?? '',
    price: product.price.amount === null ? '' : String(product.price.amount),
    tags: formatTags(product.tags),
    status: product.status ?? 'active',
    specifications: formatSpecificationRows(product.specifications ?? []),
    images: formatImages(product.images),
  };
}
