import { makeBoundedQueue, QueueFull } from './boundedQueue';

/** Makes a job that ends when `finish` is called. */
function makeJob() {
  let finish: () => void = () => undefined;
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const work = jest.fn(() => done);
  return { work, finish };
}

test('runs jobs up to the limit, queues more up to the second limit, and rejects the next one', async () => {
  const queue = makeBoundedQueue({ running: 2, waiting: 1 });
  const jobs = [makeJob(), makeJob(), makeJob()] as const;
  const results = jobs.map(({ work }) => queue(work));
  await expect(queue(async () => undefined)).rejects.toBeInstanceOf(QueueFull);
  expect(jobs.map(({ work }) => work.mock.calls.length)).toEqual([1, 1, 0]);

  jobs[0].finish();
  await results[0];
  await Promise.resolve();
  expect(jobs[2].work).toHaveBeenCalledTimes(1);
  jobs[1].finish();
  jobs[2].finish();
  await Promise.all(results);
});

test('a job that fails frees its slot', async () => {
  const queue = makeBoundedQueue({ running: 1, waiting: 0 });
  await expect(queue(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await queue(async () => 'yes')).toBe('yes');
});
