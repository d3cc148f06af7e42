import { QueueFull } from './boundedQueue';
import { makeFairQueue } from './fairQueue';

/** Makes a queue. `finish` ends the oldest running job. `started` lists the names of the jobs in starting order. */
function open(limits: { running: number; waiting: number }) {
  const queue = makeFairQueue(limits);
  const started: string[] = [];
  const resolvers: (() => void)[] = [];
  const add = (key: string, name = key) =>
    queue(key, () => {
      started.push(name);
      return new Promise<string>((resolve) => resolvers.push(() => resolve(name)));
    });
  const finish = async () => {
    resolvers.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { add, finish, started };
}

test('serves keys in turn, and runs the jobs of one key in order', async () => {
  const { add, finish, started } = open({ running: 1, waiting: 20 });
  const jobs = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map((name) => add(name.charAt(0), name));
  for (let n = 0; n < jobs.length; n += 1) await finish();
  expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
  expect(await Promise.all(jobs)).toHaveLength(6);
});

test('a single key fills half of the waiting slots, and other keys still get one', async () => {
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

test('a failed job frees its slot for the next one, and an empty queue accepts jobs again', async () => {
  const queue = makeFairQueue({ running: 1, waiting: 2 });
  const failing = queue('a', () => Promise.reject(new Error('failed')));
  const next = queue('b', async () => 'done');
  await expect(failing).rejects.toThrow('failed');
  expect([await next, await queue('a', async () => 'again')]).toEqual(['done', 'again']);
});
