import { makeBoundedQueue, QueueFull } from './boundedQueue';

/** Work that ends when it is told to. */
function job() {
  let finish: () => void = () => undefined;
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const work = jest.fn(() => done);
  return { work, finish };
}

test('as many as may run do, as many as may wait wait, and the next is refused', async () => {
  const queue = makeBoundedQueue({ running: 2, waiting: 1 });
  const jobs = [job(), job(), job()] as const;
  const ends = jobs.map(({ work }) => queue(work));
  await expect(queue(async () => undefined)).rejects.toBeInstanceOf(QueueFull);
  expect(jobs.map(({ work }) => work.mock.calls.length)).toEqual([1, 1, 0]);

  jobs[0].finish();
  await ends[0];
  await Promise.resolve();
  expect(jobs[2].work).toHaveBeenCalledTimes(1);
  jobs[1].finish();
  jobs[2].finish();
  await Promise.all(ends);
});

test('work that fails frees its place', async () => {
  const queue = makeBoundedQueue({ running: 1, waiting: 0 });
  await expect(queue(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await queue(async () => 'yes')).toBe('yes');
});
