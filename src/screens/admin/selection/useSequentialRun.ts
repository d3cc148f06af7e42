import { useState } from 'react';

/**
 * Returns a function that runs an action on several rows, one after the other, and resolves with the result of each. Also
 * returns its progress as a text, which is null while it does not run.
 */
export function useSequentialRun() {
  const [progress, setProgress] = useState<string | null>(null);
  const runEach = async <Row, Result>(
    rows: readonly Row[],
    action: (row: Row) => Promise<Result>,
  ): Promise<PromiseSettledResult<Result>[]> => {
    const results: PromiseSettledResult<Result>[] = [];
    for (const [index, row] of rows.entries()) {
      setProgress(`${index + 1} of ${rows.length} …`);
      results.push(...(await Promise.allSettled([action(row)])));
    }
    setProgress(null);
    return results;
  };
  return { progress, runEach };
}
