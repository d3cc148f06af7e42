import { findIncludedInPrice, formatPrice, parsePrice } from './price';

// The German format has a no-break space before the currency symbol.
const nbsp = '\u00a0';

describe("spec §9: currency EUR in German number format, 'Price on Request' when isPriceOnRequest", () => {
  test.each([
    ['a whole amount', { amount: 24500, onRequest: false }, `24.500${nbsp}€`],
    ['a small amount', { amount: 48, onRequest: false }, `48${nbsp}€`],
    ['six figures', { amount: 185000, onRequest: false }, `185.000${nbsp}€`],
    ['cents', { amount: 129.9, onRequest: false }, `129,90${nbsp}€`],
    ['zero', { amount: 0, onRequest: false }, `0${nbsp}€`],
    ['on request', { amount: null, onRequest: true }, 'Price on Request'],
    ['on request, despite an amount', { amount: 90000, onRequest: true }, 'Price on Request'],
    ['neither amount nor on request', { amount: null, onRequest: false }, 'Price on Request'],
  ])('%s', (_case, price, text) => {
    expect(formatPrice(price)).toBe(text);
  });
});

test('formats amounts like Intl.NumberFormat', () => {
  const euros = new Intl.NumberFormat('de-DE', {
    style: 'currency',
    currency: 'EUR',
    trailingZeroDisplay: 'stripIfInteger',
  });
  const amounts = [0.004, 0.01, 0.1, 1, 12.5, 99.994, 99.996, 999, 1000, 9999.99, 12345.678, 100000, 1234567.8, 1e12];
  expect(amounts.map((amount) => formatPrice({ amount, onRequest: false }))).toEqual(amounts.map(euros.format));
});

describe('a typed price', () => {
  test.each([
    ['74500', 74500],
    ['74.500', 74500],
    ['1.250.000', 1250000],
    ['0', 0],
    ['19.9', 19.9],
    ['19.99', 19.99],
    ['1234.500', 1234.5],
    ['-100', -100],
    ['', NaN],
    ['dear', NaN],
  ])('%j is read as %d', (typed, amount) => {
    expect(parsePrice(typed)).toBe(amount);
  });
});

test.each([
  [[{ label: 'Price includes', value: 'VAT and delivery' }], 'VAT and delivery'],
  [[{ label: ' PRICE INCLUDES ', value: 'VAT' }], 'VAT'],
  [[{ label: 'Includes', value: 'VAT' }], null],
  [[], null],
])('of the specifications %j, the price includes %j', (specifications, included) => {
  expect(findIncludedInPrice(specifications)).toBe(included);
});
