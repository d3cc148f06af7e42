import { makeNotificationHub } from '../database/changeNotifications';
import { PRODUCT_LIST_TAG } from '../live/tags';
import { makeResponseCache } from './responseCache';
import { type CachedResponse, makeCachedResponse } from './cachedResponse';

const kept = (text: string, tags = [PRODUCT_LIST_TAG]): CachedResponse =>
  makeCachedResponse(Buffer.from(text), { status: 200, tags, route: '/list', headers: {} });

function open() {
  const board = makeNotificationHub();
  board.connected();
  const cache = makeResponseCache(board);
  const take = async (
    made: CachedResponse | Promise<CachedResponse>,
    { name = 'list', address = '', pool = 'api' } = {},
  ) => (await cache.getOrCreate({ pool, name, url: address || `/${name}` }, async () => made)).content.toString();
  return { board, cache, take, at: (address = '/list') => cache.get(address)?.content.toString() };
}

/** A promise and what settles it. */
function later() {
  let give: (answer: CachedResponse) => void = () => undefined;
  return {
    promise: new Promise<CachedResponse>((resolve) => (give = resolve)),
    give: (text: string) => give(kept(text)),
  };
}

test('an answer is made once, and other addresses of the same question lead to it', async () => {
  const { take, at } = open();
  expect(at()).toBeUndefined();
  expect(await take(kept('first'))).toBe('first');
  expect(await take(kept('second'), { address: '/list?utm=1' })).toBe('first');
  expect([at('/list'), at('/list?utm=1'), at('/other')]).toEqual(['first', 'first', undefined]);
});

test('what is stale is dropped, and nothing else', async () => {
  const { board, take, at } = open();
  await take(kept('list'));
  for (const id of ['a', 'b']) await take(kept(id, [id]), { name: id });
  board.emit('a');
  expect([at('/list'), at('/a'), at('/b')]).toEqual([undefined, undefined, 'b']);
});

test('notices that may have been missed drop everything', async () => {
  const { board, take, at } = open();
  await take(kept('b', ['b']), { name: 'b' });
  board.emit('');
  expect(at('/b')).toBeUndefined();
});

test('whoever asks while an answer is being made waits for it', async () => {
  const { take } = open();
  const { promise, give } = later();
  const both = [take(promise), take(kept('made twice'))];
  give('made once');
  expect(await Promise.all(both)).toEqual(['made once', 'made once']);
});

test('what was begun before a change is neither kept nor waited for after it', async () => {
  const { cache, take, at } = open();
  const { promise, give } = later();
  const early = take(promise);
  cache.invalidate([PRODUCT_LIST_TAG]);
  expect(await take(kept('new'))).toBe('new');
  give('old');
  expect([await early, at()]).toEqual(['old', 'new']);
});

test('what could not be made is asked for again', async () => {
  const { take } = open();
  await expect(take(Promise.reject(new Error('no database')))).rejects.toThrow('no database');
  expect(await take(kept('now'))).toBe('now');
});

test('without tags an answer is not kept', async () => {
  const { take, at } = open();
  expect([await take(kept('gone', [])), at()]).toEqual(['gone', undefined]);
});

test('while nobody hears what others change, nothing is kept and nothing answered from here', async () => {
  const { board, take, at } = open();
  await take(kept('before'));
  board.disconnected();
  expect([at(), await take(kept('while')), at()]).toEqual([undefined, 'while', undefined]);
  board.connected();
  expect([at(), await take(kept('after')), at()]).toEqual([undefined, 'after', 'after']);
});

const MEGABYTE = 1024 * 1024;

test('a pool stays within its memory limit: the least recently used entry is evicted first', async () => {
  const { take, at } = open();
  const megabyte = 'x'.repeat(MEGABYTE);
  for (let n = 0; n < 20; n += 1) await take(kept(megabyte), { name: String(n) });
  expect([at('/0'), at('/19')]).toEqual([undefined, megabyte]);
});

test('"charge what an entry costs, bound the number of entries": of 10,000 empty responses fewer than 3,000 stay', async () => {
  const { cache, at } = open();
  const empty = kept('');
  for (let n = 0; n < 10_000; n += 1)
    await cache.getOrCreate({ pool: 'api', name: String(n), url: `/${n}` }, async () => empty);
  const left = Array.from({ length: 10_000 }, (_, n) => at(`/${n}`)).filter((content) => content !== undefined);
  expect(left.length).toBeLessThan(3000);
  expect(at('/9999')).toBe('');
});

test('"keep the collection\'s and the products\' pages apart from the rest": entries of one pool evict no others', async () => {
  const { take, at } = open();
  await take(kept('product page'), { pool: '/products/:slugOrId', name: 'sauna' });
  for (let n = 0; n < 20; n += 1) await take(kept('x'.repeat(MEGABYTE)), { name: String(n) });
  expect(at('/sauna')).toBe('product page');
});

test('a URL whose response is not cached is not remembered either', async () => {
  const { take, at } = open();
  await take(kept('past the end', []), { name: 'page 9', address: '/page-9' });
  await take(kept('now there'), { name: 'page 9', address: '/other' });
  expect([at('/page-9'), at('/other')]).toEqual([undefined, 'now there']);
});

/** Turns of one key that come when the test says so. */
function heldLane(key: string) {
  const waiting: (() => Promise<void>)[] = [];
  const turn = {
    key,
    run: (work: () => Promise<void>) =>
      new Promise<void>((resolve, reject) => waiting.push(() => work().then(resolve, reject))),
  };
  return { turn, next: () => waiting.shift()?.() };
}

test('who joins a response that still waits in the lane of somebody else waits in their own lane, too', async () => {
  const { cache } = open();
  const [slow, quick] = [heldLane('attacker'), heldLane('visitor')];
  let made = 0;
  const make = async () => kept(`made ${(made += 1)}`);
  const place = { pool: 'api', name: 'list' };
  const first = cache.getOrCreate(place, make, slow.turn);
  const second = cache.getOrCreate(place, make, quick.turn);
  await quick.next();
  expect([(await first).content.toString(), (await second).content.toString()]).toEqual(['made 1', 'made 1']);
  await slow.next();
  expect(made).toBe(1);
});

test('who is refused a turn takes nobody else along', async () => {
  const { cache } = open();
  const lane = heldLane('visitor');
  const place = { pool: 'api', name: 'list' };
  const refused = { key: 'attacker', run: () => Promise.reject(new Error('too many')) };
  await expect(cache.getOrCreate(place, async () => kept('never'), refused)).rejects.toThrow('too many');
  const visitor = cache.getOrCreate(place, async () => kept('made'), lane.turn);
  const rider = cache.getOrCreate(place, async () => kept('never'), refused);
  await lane.next();
  expect([(await visitor).content.toString(), (await rider).content.toString()]).toEqual(['made', 'made']);
});
