import { interceptResponses } from './responseInterceptor';

/** Before each test file of the server: an answer that breaks the contract fails the test that asked for it. */

const violations: string[] = [];
const stop = interceptResponses((violation) => violations.push(violation));

/** For tests that make the server break the contract: what was seen of it, which then fails nothing. */
export const takeViolations = (): string[] => violations.splice(0);

function expectContractHeld(): void {
  const seen = takeViolations();
  if (seen.length > 0) throw new Error(`The contract was broken.\n${seen.join('\n')}`);
}

afterEach(expectContractHeld);
afterAll(() => {
  stop();
  expectContractHeld();
});
