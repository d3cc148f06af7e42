import { Button } from '../../ui/Button';
import { ActionSheet } from './ActionSheet';
import { shortcutTarget, type Control } from './shortcutTarget';
import { useCards } from './useCards';

interface ViewAction {
  label: string;
  onSelect: () => void;
  /** Name of the control, if it has a shortcut. */
  control?: Control;
  isBusy?: boolean;
}

/**
 * The secondary actions of a view, beside its heading. In narrow windows a sheet has them, if there are several. The
 * buttons stay in the page there, hidden, because shortcuts and the command palette press them.
 */
export function ViewActions({ actions }: { actions: readonly ViewAction[] }) {
  const hasCards = useCards();
  const buttons = actions.map(({ label, onSelect, control, isBusy = false }) => (
    <Button
      key={label}
      {...(control && shortcutTarget(control))}
      variant="text"
      aria-disabled={isBusy}
      onClick={onSelect}
    >
      {label}
    </Button>
  ));
  if (!hasCards || actions.length === 1) return buttons;
  return (
    <>
      <ActionSheet title="More actions" name="More actions" actions={actions} />
      <div hidden>{buttons}</div>
    </>
  );
}
