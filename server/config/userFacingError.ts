/**
 * An error that the operator can fix, such as a wrong setting. Its message says in one or two sentences what happened
 * and what to do. `main.ts` prints only the message and exits with 1.
 */
export class UserFacingError extends Error {
  override name = 'UserFacingError';
}
