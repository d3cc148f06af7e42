/** A seed product as its authors write it. Its images are in images.ts. */
export interface SeedProduct {
  /** Unique key in the URL. It must never change, because repeated seeding recognises the product by its slug. */
  slug: string;
  name: string;
  category: 'sauna' | 'infrared' | 'cold_plunge' | 'complete_suite' | 'accessory' | 'consultation';
  /** Price in EUR. Null is shown as 'Price on Request'. */
  price: number | null;
  /**
   * Creation date as YYYY-MM-DD. Unique, because it determines the order of the default sort, newest first. To change
   * the order, exchange dates: an existing product counts as seeded if it has the date of any seed product.
   */
  addedOn: string;
  featured?: true;
  tags: string[];
  /** One sentence of at most 140 characters. */
  shortDescription: string;
  /** Technical data by label, in display order, as in `prose`: seeding inserts the no-break spaces. */
  specifications: Record<string, string>;
  /** Three to five sentences. */
  description: string;
}
