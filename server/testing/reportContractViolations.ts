import { interceptResponses } from './responseInterceptor';

/*
 * Preloaded into server processes that tests start. Writes every contract violation to stderr, and the tests fail if
 * anything is written there.
 */
interceptResponses((violation) => process.stderr.write(`The contract was broken: ${violation}\n`));
