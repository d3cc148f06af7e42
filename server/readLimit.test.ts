import { makeReadLimit } from './readLimit';

const read = async () => 'read';

test('"limit every unauthenticated call that costs a query": beyond the burst 429 with Retry-After, for that network only', async () => {
  const limit = makeReadLimit({ perSecond: 0.001, burst: 2 }, 4);
  expect([await limit('192.0.2.1', read), await limit('::ffff:192.0.2.1', read)]).toEqual(['read', 'read']);
  await expect(limit('192.0.2.1', read)).rejects.toMatchObject({
    status: 429,
    retryAfter: 2,
    message: 'Too many requests. Please try again in a few seconds.',
  });
  expect(await limit('192.0.2.2', read)).toBe('read');
});

test('of many reads at once from one network some are refused with 503, and another network is served next', async () => {
  const limit = makeReadLimit({ perSecond: 1, burst: 1000 }, 4);
  const order: string[] = [];
  let begin = (): void => undefined;
  const gate = new Promise<void>((resolve) => (begin = resolve));
  const from = (address: string) => limit(address, async () => gate.then(() => order.push(address)));
  const flood = Array.from({ length: 50 }, () => from('192.0.2.1').catch((error: { status: number }) => error.status));
  const other = from('192.0.2.2');
  begin();
  await Promise.all([...flood, other]);
  expect((await Promise.all(flood)).filter((status) => status === 503).length).toBe(16);
  expect(order.indexOf('192.0.2.2')).toBeLessThan(6);
});
