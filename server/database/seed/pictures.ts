/** Written by `npm run art`: change the scenes in art/scenes instead. */
export interface SeedPicture {
  /** Its files are /pictures/products/{name}-{width}.avif and .webp. */
  name: string;
  /** What is seen. */
  alt: string;
  /** Of the largest file, in pixels. */
  width: number;
  height: number;
  widths: number[];
  /** A few dots as a data address, to show until it has loaded. */
  blur: string;
}

/** The visualisations of the seeded products, by slug, the first view first. */
export const seedPictures: Partial<Record<string, SeedPicture[]>> = {
};
