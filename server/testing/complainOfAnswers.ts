import { tapTheWire } from './wireTap';

/** Required into a server process by its tests, which take any word on the error channel as a failure. */
tapTheWire((violation) => process.stderr.write(`The contract was broken: ${violation}\n`));
