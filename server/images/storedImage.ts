/** The same picture in another format and width. */
export interface ImageSource {
  url: string;
  /** In pixels. */
  width: number;
  type: 'image/avif' | 'image/webp';
}

/** A picture as `products.images` holds it: the contract's `Image`, and what staff called the file. */
export interface StoredImage {
  url: string;
  /** The name of the file that was sent; it does not leave the server but in the history. */
  name?: string;
  /** What is seen, where somebody has said it. */
  alt?: string;
  /** In pixels, as is the height. */
  width?: number;
  height?: number;
  /** A few hundred bytes to show until the picture has loaded, as a data address. */
  blur?: string;
  sources?: ImageSource[];
}
