import { acceptsGzip, acceptsHtml, matchesEtag, negotiateEncoding } from './cachedResponse';

const LONG = ',"'.repeat(7_000);

test.each([
  [undefined, true],
  ['text/html,application/xhtml+xml,*/*;q=0.8', true],
  ['*/*', true],
  ['application/json', false],
  ['application/json, text/html;q=0', false],
])('Accept: %s allows HTML: %s', (accept, allowed) => {
  expect(acceptsHtml(accept)).toBe(allowed);
});

test.each([
  [undefined, 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['deflate', 'identity'],
])('Accept-Encoding: %s chooses %s', (accepted, encoding) => {
  expect(negotiateEncoding(accepted)).toBe(encoding);
});

test.each([
  ['"a"', true],
  ['W/"b", "a"', true],
  ['*', true],
  ['"b"', false],
])('If-None-Match: %s matches "a": %s', (header, matches) => {
  expect(matchesEtag({ 'if-none-match': header }, '"a"')).toBe(matches);
});

test('headers that are too long to be parsed cheaply are ignored', () => {
  expect(acceptsHtml(`application/json${LONG}`)).toBe(true);
  expect(acceptsGzip(`gzip${LONG}`)).toBe(false);
  expect(negotiateEncoding(`br${LONG}`)).toBe('identity');
  expect(matchesEtag({ 'if-none-match': `"a"${LONG}` }, '"a"')).toBe(false);
});
