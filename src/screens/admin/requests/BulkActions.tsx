import type { StaffRequest } from '../../../../store/requests';
import { statusOptions } from '../../../domain/requestLabels';
import { SelectionBar } from '../selection/SelectionBar';
import type { Selection } from '../selection/useSelection';
import { BulkChoice } from './BulkChoice';
import { useBulkChange } from './useBulkChange';
import type { RequestTableState } from './useRequestTable';
import { useSelectAllRequests } from './useSelectAllRequests';

/** Value of the option 'Nobody'. It is not empty, because an empty value means that nothing is chosen yet. */
const NOBODY = 'none';

/** The statuses that can be set. No request becomes new again. */
const statuses = statusOptions.filter(({ value }) => value !== 'new');

interface BulkActionsProps {
  requests: RequestTableState;
  selection: Selection<StaffRequest>;
}

/** Actions on all selected requests: assign them, set their status. Renders nothing if none is selected. */
export function BulkActions({ requests, selection }: BulkActionsProps) {
  const { progress, assign, mark } = useBulkChange(selection);
  const selectAll = useSelectAllRequests(requests, selection);
  if (selection.selected.length === 0) return null;
  const assignees = requests.data?.assignees ?? [];
  const busy = progress !== null;
  return (
    <SelectionBar label="Selected requests" selection={selection} selectAll={selectAll} progress={progress}>
      <BulkChoice
        label="Assign to"
        options={[{ value: NOBODY, label: 'Nobody' }, ...assignees.map(({ id, name }) => ({ value: id, label: name }))]}
        action="Assign"
        shortcut="assignSelected"
        busy={busy}
        onSave={(chosen) => assign(assignees.find(({ id }) => id === chosen) ?? null)}
      />
      <BulkChoice
        label="Mark as"
        options={statuses}
        action="Set status"
        shortcut="selectedStatus"
        busy={busy}
        onSave={(chosen) => {
          const status = statuses.find(({ value }) => value === chosen);
          if (status) mark(status.value);
        }}
      />
    </SelectionBar>
  );
}
