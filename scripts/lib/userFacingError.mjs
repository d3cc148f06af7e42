/** An error whose message is printed to the user without a stack trace. */
export class UserFacingError extends Error {}

/**
 * Runs a script's main function. If it fails, prints the message of a `UserFacingError`, or any other error with its
 * stack trace, and sets the exit code to 1.
 * @param {() => Promise<void>} main
 */
export async function runMain(main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof UserFacingError ? error.message : error);
    process.exitCode = 1;
  }
}

/** Exits with code 2 and a line on standard error if any argument is not in `allowed`. */
export function rejectUnknownArgs(args, allowed) {
  const unknown = args.filter((arg) => !allowed.includes(arg));
  if (unknown.length === 0) return;
  console.error(`Unknown arguments: ${unknown.join(' ')}. Allowed: ${allowed.join(', ') || 'none'}.`);
  process.exit(2);
}
