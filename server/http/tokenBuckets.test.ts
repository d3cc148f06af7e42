import { makeTokenBuckets } from './tokenBuckets';

/** Takes all tokens of a key and returns their number. */
function drain(takeToken: (key: string) => boolean, key: string): number {
  let taken = 0;
  while (takeToken(key)) taken += 1;
  return taken;
}

beforeEach(() => jest.useFakeTimers({ now: 0 }));
afterEach(() => jest.useRealTimers());

test('a key starts with its burst, regains tokens per second, and never exceeds the burst', () => {
  const takeToken = makeTokenBuckets({ perSecond: 2, burst: 5 });
  expect(drain(takeToken, 'a')).toBe(5);
  jest.advanceTimersByTime(1500);
  expect(drain(takeToken, 'a')).toBe(3);
  jest.advanceTimersByTime(60_000);
  expect(drain(takeToken, 'a')).toBe(5);
});

test('each key has its own tokens', () => {
  const takeToken = makeTokenBuckets({ perSecond: 1, burst: 3 });
  drain(takeToken, 'a');
  expect([takeToken('a'), takeToken('b')]).toEqual([false, true]);
});
