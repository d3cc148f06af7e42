import { interceptResponses } from './responseInterceptor';

/*
 * Module that is preloaded into the server processes that tests start. It writes every contract violation to stderr.
 * The tests fail if a process writes anything to stderr.
 */
interceptResponses((violation) => process.stderr.write(`The contract was broken: ${violation}\n`));
