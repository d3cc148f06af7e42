import { interceptResponses } from './responseInterceptor';

/* Jest setup file of the server's tests: a response that violates the contract fails the test that caused it. */

const violations: string[] = [];
const stop = interceptResponses((violation) => violations.push(violation));

/** Returns the violations so far and clears them. For tests that expect the server to violate the contract. */
export const takeViolations = (): string[] => violations.splice(0);

function expectContractHeld(): void {
  const found = takeViolations();
  if (found.length > 0) throw new Error(`The contract was broken.\n${found.join('\n')}`);
}

afterEach(expectContractHeld);
afterAll(() => {
  stop();
  expectContractHeld();
});
