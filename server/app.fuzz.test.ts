import { fuzz } from './testing/fuzz/run';
import { openShopUnderFire, type ShopUnderFire } from './testing/fuzz/fuzzTarget';

let shop: ShopUnderFire;
beforeAll(async () => {
  shop = await openShopUnderFire();
});
afterAll(() => shop.close());

test('a slice of `npm run fuzz`: whatever is sent, the answer is one that the contract states, and a refusal changes nothing', async () => {
  const outcomes = await fuzz(shop, { seed: 1874, requests: 30 });
  expect(outcomes.filter(({ failure }) => failure !== undefined)).toEqual([]);
});
