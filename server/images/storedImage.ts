/** A variant of an image in a certain format and width. */
export interface ImageSource {
  url: string;
  /** Width in pixels. */
  width: number;
  type: 'image/avif' | 'image/webp';
}

/** An image in `products.images`: the contract's `Image`, plus the name of the uploaded file. */
export interface StoredImage {
  url: string;
  /** Name of the uploaded file. It is only sent to clients in the product history. */
  name?: string;
  /** Alternative text, if there is one. */
  alt?: string;
  /** Width of the largest variant, in pixels. */
  width?: number;
  /** Height of the largest variant, in pixels. */
  height?: number;
  /** A tiny version as a data URL of a few hundred bytes, to show while the image loads. */
  blur?: string;
  sources?: ImageSource[];
}
