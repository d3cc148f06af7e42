import { interceptResponses } from './responseInterceptor';

/** Required into a server process by its tests, which take any word on the error channel as a failure. */
interceptResponses((violation) => process.stderr.write(`The contract was broken: ${violation}\n`));
