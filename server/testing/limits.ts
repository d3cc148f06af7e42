import { DEFAULT_LIMITS, type Limits } from '../auth/rateLimiter';

/** A limit that no test reaches. */
const unreachable = { max: 1_000_000, seconds: 60 };

/** Rate limits that no test reaches, for tests of other features. */
export const NO_LIMITS: Limits = {
  ...DEFAULT_LIMITS,
  login: { network: unreachable },
  changePassword: { network: unreachable },
  register: { network: unreachable },
  forgot: { network: unreachable },
  resend: { network: unreachable },
  reset: {},
  verify: {},
  session: {},
  request: {},
  mails: {
    register: unreachable,
    forgot: unreachable,
    resend: unreachable,
    'known device': unreachable,
    request: unreachable,
  },
  unknownTokens: unreachable,
};
