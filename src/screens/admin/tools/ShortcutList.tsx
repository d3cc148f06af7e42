import { useState } from 'react';
import { Dialog } from '../../../ui/Dialog';
import text from '../../../ui/text.module.css';
import filters from '../filters.module.css';
import { isInReach, isSingleKey, shortcuts, type Action } from '../shortcuts';
import { openDialog } from './controls';
import { Keys } from './Keys';
import styles from './ShortcutList.module.css';
import { isAvailable } from './useShortcuts';

interface ShortcutListProps {
  hasSingleKeys: boolean;
  onSingleKeys: (isOn: boolean) => void;
  onClose: () => void;
}

/** Whether an action depends on what the current view contains. */
const isInView = ({ type }: Action): boolean => ['press', 'pressInDialog', 'pressInRow', 'moveRow'].includes(type);

/**
 * Dialog with the shortcuts that work in the current view, or in the dialog that was open before, and a setting that turns
 * those of a single key off.
 */
export function ShortcutList({ hasSingleKeys, onSingleKeys, onClose }: ShortcutListProps) {
  // Read the page once, before this dialog is open: behind it the page does not change.
  const [{ available, hasDialog }] = useState(readPage);
  const shown = available
    .map(({ keys, ...rest }) => ({ ...rest, keys: keys.filter((one) => hasSingleKeys || !isSingleKey(one)) }))
    .filter(({ keys }) => keys.length > 0);
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      <Group title="Everywhere" list={shown.filter(({ action }) => !isInView(action))} />
      <Group
        title={hasDialog ? 'In this panel' : 'In this view'}
        list={shown.filter(({ action }) => isInView(action))}
      />
      <label className={filters.check}>
        <input type="checkbox" checked={hasSingleKeys} onChange={(event) => onSingleKeys(event.target.checked)} />
        Shortcuts of a single key
      </label>
      <p className={styles.note}>Turn them off if you control this page by voice. This browser remembers the choice.</p>
    </Dialog>
  );
}

/** Returns the shortcuts that work now, and whether a dialog is open. */
function readPage() {
  const hasDialog = openDialog() !== undefined;
  const available = shortcuts.filter(({ action }) => isInReach(action, hasDialog) && isAvailable(action));
  return { available, hasDialog };
}

function Group({ title, list }: { title: string; list: { label: string; keys: string[] }[] }) {
  if (list.length === 0) return null;
  return (
    <section>
      <h3 className={text.label}>{title}</h3>
      <dl className={styles.list}>
        {list.map(({ keys, label }) => (
          <div key={label} className={styles.shortcut}>
            <dt>{label}</dt>
            <dd>
              {keys.map((one) => (
                <Keys key={one} keys={one} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
