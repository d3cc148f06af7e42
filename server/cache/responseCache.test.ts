import { makeNotificationHub } from '../database/changeNotifications';
import { PRODUCT_LIST_TAG } from '../live/tags';
import { makeResponseCache } from './responseCache';
import { type CachedResponse, makeCachedResponse } from './cachedResponse';

const makeEntry = (text: string, tags = [PRODUCT_LIST_TAG]): CachedResponse =>
  makeCachedResponse(Buffer.from(text), { status: 200, tags, route: '/list', headers: {} });

function open() {
  const hub = makeNotificationHub();
  hub.connected();
  const cache = makeResponseCache(hub);
  const load = async (made: CachedResponse | Promise<CachedResponse>, { name = 'list', url = '', pool = 'api' } = {}) =>
    (await cache.getOrCreate({ pool, name, url: url || `/${name}` }, async () => made)).content.toString();
  return { hub, cache, load, cachedText: (url = '/list') => cache.get(url)?.content.toString() };
}

/** Makes a promise of a response, and the function that resolves it. */
function makeDeferred() {
  let settle: (response: CachedResponse) => void = () => undefined;
  return {
    promise: new Promise<CachedResponse>((resolve) => (settle = resolve)),
    resolve: (text: string) => settle(makeEntry(text)),
  };
}

test('a response is created once, and other URLs with the same key lead to it', async () => {
  const { load, cachedText } = open();
  expect(cachedText()).toBeUndefined();
  expect(await load(makeEntry('first'))).toBe('first');
  expect(await load(makeEntry('second'), { url: '/list?utm=1' })).toBe('first');
  expect([cachedText('/list'), cachedText('/list?utm=1'), cachedText('/other')]).toEqual(['first', 'first', undefined]);
});

test('evicts stale entries only', async () => {
  const { hub, load, cachedText } = open();
  await load(makeEntry('list'));
  for (const id of ['a', 'b']) await load(makeEntry(id, [id]), { name: id });
  hub.emit('a');
  expect([cachedText('/list'), cachedText('/a'), cachedText('/b')]).toEqual([undefined, undefined, 'b']);
});

test('evicts everything if notifications may have been missed', async () => {
  const { hub, load, cachedText } = open();
  await load(makeEntry('b', ['b']), { name: 'b' });
  hub.emit('');
  expect(cachedText('/b')).toBeUndefined();
});

test('a call during the creation of a response waits for it', async () => {
  const { load } = open();
  const { promise, resolve } = makeDeferred();
  const both = [load(promise), load(makeEntry('made twice'))];
  resolve('made once');
  expect(await Promise.all(both)).toEqual(['made once', 'made once']);
});

test('a response that was started before a change is not cached, and later calls do not wait for it', async () => {
  const { cache, load, cachedText } = open();
  const { promise, resolve } = makeDeferred();
  const early = load(promise);
  cache.invalidate([PRODUCT_LIST_TAG]);
  expect(await load(makeEntry('new'))).toBe('new');
  resolve('old');
  expect([await early, cachedText()]).toEqual(['old', 'new']);
});

test('a failed creation is retried by the next call', async () => {
  const { load } = open();
  await expect(load(Promise.reject(new Error('no database')))).rejects.toThrow('no database');
  expect(await load(makeEntry('now'))).toBe('now');
});

test('a response without tags is not cached', async () => {
  const { load, cachedText } = open();
  expect([await load(makeEntry('gone', [])), cachedText()]).toEqual(['gone', undefined]);
});

test('while the notification connection is down, nothing is cached and nothing is served from the cache', async () => {
  const { hub, load, cachedText } = open();
  await load(makeEntry('before'));
  hub.disconnected();
  expect([cachedText(), await load(makeEntry('while')), cachedText()]).toEqual([undefined, 'while', undefined]);
  hub.connected();
  expect([cachedText(), await load(makeEntry('after')), cachedText()]).toEqual([undefined, 'after', 'after']);
});

const MEGABYTE = 1024 * 1024;

test('a pool stays within its memory limit: the least recently used entry is evicted first', async () => {
  const { load, cachedText } = open();
  const megabyte = 'x'.repeat(MEGABYTE);
  for (let n = 0; n < 20; n += 1) await load(makeEntry(megabyte), { name: String(n) });
  expect([cachedText('/0'), cachedText('/19')]).toEqual([undefined, megabyte]);
});

test('the number of entries is limited: of 10,000 empty responses fewer than 3,000 stay cached', async () => {
  const { cache, cachedText } = open();
  const empty = makeEntry('');
  for (let n = 0; n < 10_000; n += 1)
    await cache.getOrCreate({ pool: 'api', name: String(n), url: `/${n}` }, async () => empty);
  const left = Array.from({ length: 10_000 }, (_, n) => cachedText(`/${n}`)).filter((content) => content !== undefined);
  expect(left.length).toBeLessThan(3000);
  expect(cachedText('/9999')).toBe('');
});

test('entries of one pool do not evict entries of another pool', async () => {
  const { load, cachedText } = open();
  await load(makeEntry('product page'), { pool: '/products/:slugOrId', name: 'sauna' });
  for (let n = 0; n < 20; n += 1) await load(makeEntry('x'.repeat(MEGABYTE)), { name: String(n) });
  expect(cachedText('/sauna')).toBe('product page');
});

test('a URL whose response is not cached is not remembered either', async () => {
  const { load, cachedText } = open();
  await load(makeEntry('past the end', []), { name: 'page 9', url: '/page-9' });
  await load(makeEntry('now there'), { name: 'page 9', url: '/other' });
  expect([cachedText('/page-9'), cachedText('/other')]).toEqual([undefined, 'now there']);
});

/** Makes a `Turn` whose work waits until the test calls `next`. */
function makeManualLane(key: string) {
  const waiting: (() => Promise<void>)[] = [];
  const turn = {
    key,
    run: (work: () => Promise<void>) =>
      new Promise<void>((resolve, reject) => waiting.push(() => work().then(resolve, reject))),
  };
  return { turn, next: () => waiting.shift()?.() };
}

test('a response that waits in the lane of one caller is queued in the lane of the next caller as well', async () => {
  const { cache } = open();
  const [slow, quick] = [makeManualLane('attacker'), makeManualLane('visitor')];
  let made = 0;
  const make = async () => makeEntry(`made ${(made += 1)}`);
  const key = { pool: 'api', name: 'list' };
  const first = cache.getOrCreate(key, make, slow.turn);
  const second = cache.getOrCreate(key, make, quick.turn);
  await quick.next();
  expect([(await first).content.toString(), (await second).content.toString()]).toEqual(['made 1', 'made 1']);
  await slow.next();
  expect(made).toBe(1);
});

test('if the turn of one caller is rejected, other callers still get the response', async () => {
  const { cache } = open();
  const lane = makeManualLane('visitor');
  const key = { pool: 'api', name: 'list' };
  const rejectedTurn = { key: 'attacker', run: () => Promise.reject(new Error('too many')) };
  await expect(cache.getOrCreate(key, async () => makeEntry('never'), rejectedTurn)).rejects.toThrow('too many');
  const visitor = cache.getOrCreate(key, async () => makeEntry('made'), lane.turn);
  const other = cache.getOrCreate(key, async () => makeEntry('never'), rejectedTurn);
  await lane.next();
  expect([(await visitor).content.toString(), (await other).content.toString()]).toEqual(['made', 'made']);
});
