import { getErrorMessage, isConflict, isOutdated } from '../../../../store/api';
import {
  useLazyGetRequestQuery,
  useUpdateRequestMutation,
  versionOf,
  type Assignee,
  type RequestDetails,
  type RequestStatus,
  type StaffRequest,
} from '../../../../store/requests';
import { statusLabels } from '../../../domain/requestLabels';
import { confirmAction } from '../../../ui/confirmAction';
import { useSingleFlight } from '../../../ui/singleFlight';
import { confirmations } from '../confirmations';
import { focusRow } from '../focusRow';
import { joinNames } from '../joinNames';
import { messages } from '../messages';
import { notifyResult } from '../notifyResult';
import type { Selection } from '../selection/useSelection';
import { useSequentialRun } from '../selection/useSequentialRun';

/** A change of one request, based on the version that `request` has. */
interface Step {
  request: StaffRequest;
  change: { assigneeId: string | null } | { status: RequestStatus };
}

/** A step that was saved, and the request afterwards. */
interface Saved extends Step {
  after: RequestDetails;
}

interface Failure {
  request: StaffRequest;
  error: unknown;
}

/**
 * Returns functions that assign the selected requests and set their status, one after the other with optimistic locking,
 * and the progress as a text, which is null while none of them runs. A toast counts the changed requests, names the
 * others, which stay selected, and has an Undo if all changed requests can be changed back.
 */
export function useBulkChange(selection: Selection<StaffRequest>) {
  const [update] = useUpdateRequestMutation();
  const [load] = useLazyGetRequestQuery();
  const { progress, runEach } = useSequentialRun();

  const save = async (steps: Step[]): Promise<{ saved: Saved[]; failures: Failure[] }> => {
    const results = await runEach(steps, ({ request, change }) =>
      update({ id: request.id, 'If-Match': versionOf({ request }), requestChanges: change }).unwrap(),
    );
    const saved: Saved[] = [];
    const failures: Failure[] = [];
    for (const [index, step] of steps.entries()) {
      const result = results[index];
      if (result?.status === 'fulfilled') saved.push({ ...step, after: result.value });
      else failures.push({ request: step.request, error: result?.reason });
    }
    return { saved, failures };
  };

  /**
   * Deselects the requests that were saved. Loads those that somebody else has changed, so that the next attempt sends
   * their current version.
   */
  const keepFailures = async (saved: Saved[], failures: Failure[]) => {
    if (failures.length === 0) return selection.clear();
    for (const { request } of saved) selection.remove(request.id);
    const outdated = failures.filter(({ error }) => isOutdated(error));
    const loaded = await Promise.allSettled(outdated.map(({ request }) => load({ id: request.id }).unwrap()));
    selection.add(loaded.flatMap((result) => (result.status === 'fulfilled' ? [result.value.request] : [])));
  };

  /** @param what completes the message 'N requests …' */
  const run = useSingleFlight(async (steps: Step[], what: string): Promise<void> => {
    const { saved, failures } = await save(steps);
    const undo = saved.length > 0 && saved.every(canUndo) ? () => void undoAll(saved) : undefined;
    notifyResult(describeResult(saved.length, what, failures), undo && { label: messages.undo, run: undo });
    await keepFailures(saved, failures);
  });
  const undoAll = useSingleFlight(async (done: Saved[]): Promise<void> => {
    focusRow(done[0]?.request.id);
    const { saved, failures } = await save(done.map(toUndo));
    notifyResult(describeResult(saved.length, 'changed back', failures));
  });

  const assign = (assignee: Assignee | null) =>
    void run(
      selection.selected.map((request) => ({ request, change: { assigneeId: assignee?.id ?? null } })),
      `assigned to ${assignee?.name ?? 'nobody'}`,
    );
  const mark = async (status: RequestStatus) => {
    const question = confirmations.markRequests(selection.selected, status);
    if (question && !(await confirmAction(question))) return;
    const steps = selection.selected.map((request) => ({ request, change: { status } }));
    await run(steps, `marked as ${statusLabels[status].toLowerCase()}`);
  };
  return { progress, assign, mark: (status: RequestStatus) => void mark(status) };
}

/** Returns whether the request can have its former status again. */
const canUndo = ({ request, after }: Saved): boolean =>
  after.request.status === request.status || after.nextStatuses.includes(request.status);

const toUndo = ({ request, change, after }: Saved): Step => ({
  request: after.request,
  change: 'status' in change ? { status: request.status } : { assigneeId: request.assignee?.id ?? null },
});

/** Returns the message after several requests were to be changed. It names those that were not changed, and says why. */
function describeResult(saved: number, what: string, failures: Failure[]): string {
  if (failures.length === 0) return messages.requestsChanged(saved, what);
  const outdated = failures.filter(({ error }) => isOutdated(error));
  const refused = failures.filter(({ error }) => isConflict(error));
  const others = failures.filter((failure) => !outdated.includes(failure) && !refused.includes(failure));
  const reasons = [
    nameFailures(outdated, messages.requestsOutdated(outdated.length)),
    nameFailures(refused, messages.requestsRefused(refused.length)),
    nameFailures(others, getErrorMessage(others[0]?.error, messages.requestNotSaved)),
  ];
  return [messages.requestsPartlyChanged(saved, saved + failures.length, what), ...reasons]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

const nameFailures = (failures: Failure[], reason: string): string =>
  failures.length === 0
    ? ''
    : messages.requestsNotChanged(
        joinNames(failures.map(({ request: { name, reference } }) => (name ? `${name}, ${reference}` : reference))),
        reason,
      );
