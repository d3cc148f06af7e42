import { Button } from '../../ui/Button';
import { Menu } from '../../ui/Menu';
import { shortcutTarget, type Control } from './shortcutTarget';
import styles from './ViewActions.module.css';
import { useCards } from './useCards';

interface ViewAction {
  label: string;
  onSelect: () => void;
  /** Name of the control, if it has a shortcut. */
  control?: Control;
  isBusy?: boolean;
}

/** The secondary actions of a view, beside its heading. In narrow windows a menu holds them. */
export function ViewActions({ actions }: { actions: readonly ViewAction[] }) {
  const hasCards = useCards();
  const items = actions.map(({ label, onSelect, control, isBusy = false }) => ({
    label,
    onSelect,
    attributes: { ...(control && shortcutTarget(control)), 'aria-disabled': isBusy },
  }));
  if (hasCards) {
    return (
      <div className={styles.menu}>
        <Menu label="⋯" name="More actions" entries={items} />
      </div>
    );
  }
  return items.map(({ label, onSelect, attributes }) => (
    <Button key={label} {...attributes} variant="text" onClick={onSelect}>
      {label}
    </Button>
  ));
}
