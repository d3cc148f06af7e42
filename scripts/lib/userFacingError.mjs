/** Something that the person at the keyboard should read as one sentence, without a stack. */
export class UserFacingError extends Error {}

/**
 * Runs a script's main function; a `UserFacingError` becomes its sentence, anything else keeps its stack. Exits with 1 then.
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

/** Refuses flags that a script does not know: one line, exit code 2. */
export function rejectUnknownArgs(args, known) {
  const unknown = args.filter((arg) => !known.includes(arg));
  if (unknown.length === 0) return;
  console.error(`Unknown: ${unknown.join(' ')}. Known are: ${known.join(', ') || 'no arguments'}.`);
  process.exit(2);
}
