import sharp from 'sharp';

/** The text fields of a form for `createProduct`, as they travel. */
export interface ProductForm {
  name: string;
  description: string;
  category?: string;
  price: string;
}

/** A product that nothing is special about; say what is. */
export function productForm(special: Partial<ProductForm> = {}): ProductForm {
  return {
    name: 'Cedar Barrel Sauna',
    description: 'A barrel of red cedar for four, under the trees.',
    category: 'sauna',
    price: '15000',
    ...special,
  };
}

const MARKUP = `<script>alert("1")</script><img src=x onerror='alert(2)'> & {{7*7}} \${1} %00 '; DROP TABLE products; --`;

/** What the shop must keep exactly as it came. */
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

/** A picture of the given size and type, plain grey. */
export function picture(
  type: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'tiff',
  width = 64,
  height = 48,
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#776655' } })
    .toFormat(type)
    .toBuffer();
}
