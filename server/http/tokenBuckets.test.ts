import { makeTokenBuckets } from './tokenBuckets';

/** Takes tokens until there is none; returns how many there were. */
function drain(take: (key: string) => boolean, key: string): number {
  let taken = 0;
  while (take(key)) taken += 1;
  return taken;
}

beforeEach(() => jest.useFakeTimers({ now: 0 }));
afterEach(() => jest.useRealTimers());

test('a key has its burst, then so many tokens a second, and never more than the burst', () => {
  const take = makeTokenBuckets({ perSecond: 2, burst: 5 });
  expect(drain(take, 'a')).toBe(5);
  jest.advanceTimersByTime(1500);
  expect(drain(take, 'a')).toBe(3);
  jest.advanceTimersByTime(60_000);
  expect(drain(take, 'a')).toBe(5);
});

test('what one key takes, no other key lacks', () => {
  const take = makeTokenBuckets({ perSecond: 1, burst: 3 });
  drain(take, 'a');
  expect([take('a'), take('b')]).toEqual([false, true]);
});
