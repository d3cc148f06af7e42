import { DEFAULT_LIMITS, type Limits } from '../session/limiter';

const never = { max: 1_000_000, seconds: 60 };

/** For tests about something else. */
export const NO_LIMITS = Object.fromEntries(
  Object.keys(DEFAULT_LIMITS).map((action) => [action, { account: never, network: never }]),
) as Limits;
