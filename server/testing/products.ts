import sharp from 'sharp';

/** The text fields of a `createProduct` form. */
export interface ProductForm {
  name: string;
  description: string;
  category?: string;
  price: string;
  /** JSON. */
  specifications?: string;
  /** JSON. */
  images?: string;
  shortDescription?: string;
  /** JSON. */
  tags?: string;
  status?: string;
}

/** Returns the form of an ordinary product. `overrides` replaces individual fields. */
export function productForm(overrides: Partial<ProductForm> = {}): ProductForm {
  return {
    name: 'Cedar Barrel Sauna',
    description: 'A barrel of red cedar for four, under the trees.',
    category: 'sauna',
    price: '15000',
    ...overrides,
  };
}

const MARKUP = `<script>alert("1")</script><img src=x onerror='alert(2)'> & {{7*7}} \${1} %00 '; DROP TABLE products; --`;

/** Product forms with unusual values, which the server must store unchanged. The keys describe the values. */
export const EDGE_CASES: Record<string, ProductForm> = {
  'no image': productForm({ name: 'Without a picture' }),
  'a name of 200 characters': productForm({
    name: `${'Ofuro Ā 桑拿 '.repeat(19)}👩‍🚀 end`.padEnd(200, 'x').slice(0, 200),
  }),
  'markup in every field': productForm({ name: MARKUP, description: MARKUP }),
  'white space around and line breaks inside': productForm({
    name: '  Sauna\t ',
    description: '\r\nOne.\r\n\r\nTwo.  ',
  }),
};

/** Returns a single-colour image file of this type, with width and height in pixels. */
export function picture(
  type: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'tiff',
  width = 64,
  height = 48,
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#776655' } })
    .toFormat(type)
    .toBuffer();
}
