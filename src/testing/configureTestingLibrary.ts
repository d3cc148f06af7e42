/** Sets up Testing Library for all screen tests: its matchers such as `toBeVisible`, and how its functions wait. */
import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/react';
import { rendered } from './rendered';

const { asyncWrapper } = getConfig();

configure({
  // Timeout of `findBy…` and `waitFor`, long enough for a busy machine. Only failing tests wait that long.
  asyncUtilTimeout: 20_000,
  // `findBy…`, `waitFor` and user-event also wait for what promises have set in the meantime. By default they wait for a
  // timer of 0 ms, which on a busy machine fires before React renders.
  asyncWrapper: async <Result>(callback: () => Promise<Result>): Promise<Result> => {
    const waitForBoth = async () => {
      const result = await callback();
      await rendered();
      return result;
    };
    return (await asyncWrapper(waitForBoth)) as Result;
  },
});
