import { useEffect } from 'react';

const QUESTION = 'There are changes that have not been saved. Leave them?';

const changed = new Set<object>();

/** Inside a form: while `when`, leaving it asks first, in the panel ({@link mayLeave}) and when the window closes. */
export function Unsaved({ when }: { when: boolean }) {
  useEffect(() => {
    if (!when) return undefined;
    const mark = {};
    changed.add(mark);
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => {
      changed.delete(mark);
      window.removeEventListener('beforeunload', ask);
    };
  }, [when]);
  return null;
}

/** True where nothing would be lost, or the person says so. */
export function mayLeave(): boolean {
  return changed.size === 0 || window.confirm(QUESTION);
}
