import { useEffect, useState } from 'react';

/** Interval at which the remaining time of the requests is updated, in ms. */
const CLOCK_MS = 60_000;

/** Returns the current time in ms, updated every minute. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), CLOCK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
