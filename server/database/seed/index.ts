import type { Pool } from 'pg';
import { transaction } from '..';
import { acquireMigrationLock } from '../migrate';
import { accessories } from './products/accessories';
import { coldPlunges } from './products/coldPlunges';
import { completeSuites } from './products/completeSuites';
import { consultations } from './products/consultations';
import { infraredCabins } from './products/infraredCabins';
import { saunas } from './products/saunas';
import type { SeedProduct } from './seedProduct';
import { addSeedSpecifications, insertMissingProducts, updateSeedImages } from './seedQueries';

/** The products of a new shop, from all six categories (docs/specification.md §3). */
export const seedCatalogue: SeedProduct[] = [
  ...saunas,
  ...infraredCabins,
  ...coldPlunges,
  ...completeSuites,
  ...accessories,
  ...consultations,
];

/**
 * Inserts the seed products whose slug does not exist yet. Returns the number of inserted products: all of them on the
 * first call, none on the second. Servers that start at the same time seed one after the other.
 *
 * Existing products keep all edits of staff. Their seed images are replaced with the current ones, unless staff have
 * changed the images (`updateSeedImages`), and missing specifications are added (`addSeedSpecifications`).
 */
export async function seedProducts(pool: Pool): Promise<number> {
  return transaction(pool, async (db) => {
    await acquireMigrationLock(db);
    await updateSeedImages(db, seedCatalogue);
    await addSeedSpecifications(db, seedCatalogue);
    return insertMissingProducts(db, seedCatalogue);
  });
}
