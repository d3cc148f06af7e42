import { makeNoticeBoard } from '../database/notices';
import { LIST } from '../live/tags';
import { makeAnswerCache } from './answers';
import { type Kept, makeKept } from './kept';

const kept = (text: string, tags = [LIST]): Kept =>
  makeKept(Buffer.from(text), { status: 200, tags, route: '/list', headers: {} });

function open() {
  const board = makeNoticeBoard();
  board.connected();
  const cache = makeAnswerCache(board);
  const take = async (made: Kept | Promise<Kept>, { name = 'list', address = '' } = {}) =>
    (await cache.take(name, address || `/${name}`, async () => made)).content.toString();
  return { board, cache, take, at: (address = '/list') => cache.at(address)?.content.toString() };
}

/** A promise and what settles it. */
function later() {
  let give: (answer: Kept) => void = () => undefined;
  return { promise: new Promise<Kept>((resolve) => (give = resolve)), give: (text: string) => give(kept(text)) };
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
  board.pass('a');
  expect([at('/list'), at('/a'), at('/b')]).toEqual([undefined, undefined, 'b']);
});

test('notices that may have been missed drop everything', async () => {
  const { board, take, at } = open();
  await take(kept('b', ['b']), { name: 'b' });
  board.pass('');
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
  cache.drop([LIST]);
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
  board.cut();
  expect([at(), await take(kept('while')), at()]).toEqual([undefined, 'while', undefined]);
  board.connected();
  expect([at(), await take(kept('after')), at()]).toEqual([undefined, 'after', 'after']);
});

test('what is kept stays within its bounds: the oldest goes first', async () => {
  const { take, at } = open();
  const megabyte = 'x'.repeat(1024 * 1024);
  for (let n = 0; n < 60; n += 1) await take(kept(megabyte), { name: String(n) });
  expect([at('/0'), at('/59')]).toEqual([undefined, megabyte]);
});
