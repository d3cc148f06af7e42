import { makeReadLimit } from './readLimit';

/**
 * Returns a function that queues a read for an IP address. The read waits for `gate`, then adds the IP address to
 * `order`.
 */
const readerOf =
  (limit: ReturnType<typeof makeReadLimit>, order: string[] = []) =>
  (ip: string, gate?: Promise<void>) =>
    limit.getTurn({ ip, headers: {} }).run(async () => {
      await gate;
      order.push(ip);
    });

test('reads beyond the burst get 429 with Retry-After, for that network only', async () => {
  const order: string[] = [];
  const read = readerOf(makeReadLimit({ perSecond: 0.001, burst: 2 }, 4), order);
  await read('192.0.2.1');
  await read('::ffff:192.0.2.1');
  await expect(read('192.0.2.1')).rejects.toMatchObject({
    status: 429,
    retryAfter: 2,
    message: 'Too many requests. Please try again in a few seconds.',
  });
  await read('192.0.2.2');
  expect(order).toEqual(['192.0.2.1', '::ffff:192.0.2.1', '192.0.2.2']);
});

test('of many concurrent reads from one network some get 503, and another network is served next', async () => {
  const order: string[] = [];
  const read = readerOf(makeReadLimit({ perSecond: 1, burst: 1000 }, 4), order);
  let openGate = (): void => undefined;
  const gate = new Promise<void>((resolve) => (openGate = resolve));
  const flood = Array.from({ length: 50 }, () =>
    read('192.0.2.1', gate).catch((error: { status: number }) => error.status),
  );
  const other = read('192.0.2.2', gate);
  openGate();
  await Promise.all([...flood, other]);
  expect((await Promise.all(flood)).filter((status) => status === 503).length).toBe(16);
  expect(order.indexOf('192.0.2.2')).toBeLessThan(6);
});

test("the server's own reads for a page that it renders are not limited, and clients cannot forge the header", async () => {
  const limit = makeReadLimit({ perSecond: 0.001, burst: 1 }, 1);
  const own = limit.getTurn({ ip: '192.0.2.1', headers: limit.ownHeaders });
  let reads = 0;
  for (let n = 0; n < 3; n += 1) await own.run(async () => void (reads += 1));
  expect(reads).toBe(3);
  const forged = limit.getTurn({
    ip: '192.0.2.1',
    headers: { ...makeReadLimit({ perSecond: 1, burst: 1 }, 1).ownHeaders },
  });
  await forged.run(async () => undefined);
  await expect(forged.run(async () => undefined)).rejects.toMatchObject({ status: 429 });
});
