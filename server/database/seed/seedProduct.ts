/** A product as the catalogue's authors write it; its pictures are in pictures.ts. Spec §3. */
export interface SeedProduct {
  /** Fixed by hand and never changed: it is the key by which a second seeding recognises the product. */
  slug: string;
  name: string;
  category: 'sauna' | 'infrared' | 'cold_plunge' | 'complete_suite' | 'accessory' | 'consultation';
  /** In EUR; null is 'Price on Request'. */
  price: number | null;
  /** The day it joined the collection, as YYYY-MM-DD. The default sort, newest first, is composed with these. */
  addedOn: string;
  featured?: true;
  tags: string[];
  /** One sentence of at most 140 characters. */
  shortDescription: string;
  /** Three to five sentences. */
  description: string;
}
