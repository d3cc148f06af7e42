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
import { insertMissingProducts, updateSeedImages } from './seedQueries';

/** The collection that a new shop opens with: all six categories of spec §3. */
export const seedCatalogue: SeedProduct[] = [
  ...saunas,
  ...infraredCabins,
  ...coldPlunges,
  ...completeSuites,
  ...accessories,
  ...consultations,
];

/**
 * Puts the products of the collection that are not there yet into the shop, by slug, and gives how many were
 * inserted: all of them the first time, none the second. What staff have edited or archived stays as it is; what nobody
 * has touched gets pictures that have been rendered since. Servers that start together do it one after the other.
 */
export async function seedProducts(pool: Pool): Promise<number> {
  return transaction(pool, async (db) => {
    await acquireMigrationLock(db);
    await updateSeedImages(db, seedCatalogue);
    return insertMissingProducts(db, seedCatalogue);
  });
}
