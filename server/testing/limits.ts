import { DEFAULT_LIMITS, type Limits } from '../auth/rateLimiter';

const never = { max: 1_000_000, seconds: 60 };

/** For tests about something else. */
export const NO_LIMITS: Limits = {
  ...DEFAULT_LIMITS,
  login: { network: never },
  changePassword: { network: never },
  register: { network: never },
  forgot: { network: never },
  resend: { network: never },
  reset: {},
  verify: {},
  session: {},
  mails: { register: never, forgot: never, resend: never, 'known device': never },
  unknownTokens: never,
};
