/**
 * A reason not to start that the person at the keyboard can do something about. The message is one
 * plain sentence or two, what happened and what to do; `main.ts` prints just that and exits with 1.
 */
export class UserFacingError extends Error {
  override name = 'StartError';
}
