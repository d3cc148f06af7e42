import { useLayoutEffect, useRef, useState } from 'react';
import { getErrorMessage } from '../../../../store/api';
import {
  useUpdateRequestMutation,
  versionOf,
  type RequestDetails,
  type RequestStatus,
} from '../../../../store/requests';
import { fromDateTimeInput } from '../../../domain/dateTimeInput';
import { messages } from '../messages';
import { notifyResult } from '../notifyResult';
import { findEdits, type RequestDraft, type RequestFields } from './useRequestDraft';

interface Change {
  edits: Partial<RequestFields>;
  status?: RequestStatus | undefined;
}

/**
 * Returns `save`, which saves edited fields and a new status with optimistic locking, shows the result as a toast, and
 * resolves with whether it succeeded. Changes are sent one after the other, because each needs the version that the one
 * before has made. After a failure, the edits are kept.
 */
export function useSaveRequest(details: RequestDetails, { forget }: RequestDraft) {
  const [update, { isLoading: isSaving }] = useUpdateRequestMutation();
  const [hasFailed, setFailed] = useState(false);
  const latest = useRef(details);
  const previous = useRef<Promise<unknown>>(Promise.resolve());
  useLayoutEffect(() => {
    latest.current = details;
  }, [details]);

  const send = async ({ edits, status }: Change): Promise<boolean> => {
    const { request } = latest.current;
    const requestChanges = {
      ...toChanges(findEdits(edits, request)),
      ...(status && status !== request.status && { status }),
    };
    // An earlier change has saved this one as well.
    if (Object.keys(requestChanges).length === 0) return true;
    try {
      latest.current = await update({
        id: request.id,
        'If-Match': versionOf(latest.current),
        requestChanges,
      }).unwrap();
      forget(edits);
      setFailed(false);
      notifyResult(messages.requestSaved(request.reference));
      return true;
    } catch (error) {
      // After a conflict, the current request is loaded again: the mutation invalidates its cache tag.
      setFailed(true);
      notifyResult(getErrorMessage(error, messages.requestNotSaved));
      return false;
    }
  };

  const save = (change: Change): Promise<boolean> => {
    const sent = previous.current.then(() => send(change));
    previous.current = sent;
    return sent;
  };
  return { save, isSaving, hasFailed };
}

export type SaveRequest = ReturnType<typeof useSaveRequest>;

/** Returns edited fields as the API expects them. */
const toChanges = ({ assigneeId, visitAt }: Partial<RequestFields>) => ({
  ...(assigneeId === undefined ? {} : { assigneeId: assigneeId || null }),
  ...(visitAt === undefined ? {} : { visitAt: fromDateTimeInput(visitAt) }),
});
