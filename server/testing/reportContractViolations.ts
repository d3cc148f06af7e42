import { interceptResponses } from './responseInterceptor';

/* Preloaded into the server processes of tests, which fail if anything is written to stderr. */
interceptResponses((violation) => process.stderr.write(`The contract was broken: ${violation}\n`));
