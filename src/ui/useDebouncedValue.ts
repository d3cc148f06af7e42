import { useEffect, useState } from 'react';

/** Returns `value` once it has stayed unchanged for `delayMs`; until then, the value before. It starts as `value`. */
export function useDebouncedValue<Value>(value: Value, delayMs: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return debounced;
}
