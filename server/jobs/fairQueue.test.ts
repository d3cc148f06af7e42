import { QueueFull } from './boundedQueue';
import { makeFairQueue } from './fairQueue';

/** A queue whose jobs run until `finish` ends the oldest, and the names of the jobs in the order in which they began. */
function open(limits: { running: number; waiting: number }) {
  const queue = makeFairQueue(limits);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const add = (key: string, name = key) =>
    queue(key, () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.push(() => resolve(name)));
    });
  const finish = async () => {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { add, finish, begun };
}

test('keys take turns, and the jobs of one key run in order', async () => {
  const { add, finish, begun } = open({ running: 1, waiting: 20 });
  const jobs = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map((name) => add(name.charAt(0), name));
  for (let n = 0; n < jobs.length; n += 1) await finish();
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
  expect(await Promise.all(jobs)).toHaveLength(6);
});

test('"divide places by network": alone a key fills half of the waiting places, and others still find one', async () => {
  const { add, finish } = open({ running: 1, waiting: 8 });
  const jobs = Array.from({ length: 5 }, () => add('loud'));
  await expect(add('loud')).rejects.toThrow(QueueFull);
  jobs.push(add('second'), add('second'));
  await expect(add('second')).rejects.toThrow(QueueFull);
  jobs.push(add('third'));
  await expect(add('third')).rejects.toThrow(QueueFull);
  for (let n = 0; n < jobs.length; n += 1) await finish();
  expect(await Promise.all(jobs)).toHaveLength(8);
});

test('a job that fails makes room for the next one, and an empty queue takes jobs again', async () => {
  const queue = makeFairQueue({ running: 1, waiting: 2 });
  const failing = queue('a', () => Promise.reject(new Error('failed')));
  const next = queue('b', async () => 'done');
  await expect(failing).rejects.toThrow('failed');
  expect([await next, await queue('a', async () => 'again')]).toEqual(['done', 'again']);
});
