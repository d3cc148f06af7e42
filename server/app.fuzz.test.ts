import { fuzz } from './testing/fuzz/run';
import { openShopUnderFire, type ShopUnderFire } from './testing/fuzz/fuzzTarget';

let shop: ShopUnderFire;
beforeAll(async () => {
  shop = await openShopUnderFire();
});
afterAll(() => shop.close());

test('a short run of `npm run fuzz`: every response matches the contract, and rejected requests change nothing', async () => {
  const outcomes = await fuzz(shop, { seed: 1874, requests: 30 });
  expect(outcomes.filter(({ failure }) => failure !== undefined)).toEqual([]);
});
