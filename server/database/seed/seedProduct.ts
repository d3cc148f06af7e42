/** A seed product as its authors write it, without its images, which are in images.ts. */
export interface SeedProduct {
  /** Written by hand and never changed, because repeated seeding recognises the product by it. */
  slug: string;
  name: string;
  category: 'sauna' | 'infrared' | 'cold_plunge' | 'complete_suite' | 'accessory' | 'consultation';
  /** In EUR. Null is shown as 'Price on Request'. */
  price: number | null;
  /** Creation date as YYYY-MM-DD. Unique, because it determines the order of the default sort, newest first. */
  addedOn: string;
  featured?: true;
  tags: string[];
  /** One sentence of at most 140 characters. */
  shortDescription: string;
  /** Three to five sentences. */
  description: string;
}
