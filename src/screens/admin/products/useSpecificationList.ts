import { useField } from 'formik';
import { useState } from 'react';
import type { Specification } from '../../../../store/api';
import { moveEntry } from '../../../domain/moveEntry';
import {
  formatSpecificationRows,
  MAX_SPECIFICATIONS,
  parsePastedSpecifications,
  parseSpecificationRows,
} from '../../../domain/specifications';
import { specificationMessages as messages } from './specificationMessages';

interface RemovedRow {
  row: Specification;
  index: number;
}

export interface SpecificationList {
  rows: Specification[];
  /** Announcement of the last change, for screen readers. */
  announcement: string;
  /** Why pasted lines were not added, or an empty text. */
  refusal: string;
  /** Whether the errors of the rows are shown. */
  hasVisibleErrors: boolean;
  /** The row that was removed last, which `undoRemove` restores. Null if there is none. */
  lastRemoved: RemovedRow | null;
  setRow: (index: number, change: Partial<Specification>) => void;
  /** Adds an empty row at an index. */
  add: (index: number) => void;
  /**
   * Adds a row for each line of a text that is pasted into the row at an index, which is replaced if it is empty.
   * Returns the index of the last added row. Returns null if the text is to be pasted as it is.
   */
  paste: (index: number, text: string) => number | null;
  move: (from: number, to: number) => void;
  remove: (index: number) => void;
  undoRemove: () => void;
  /** Shows the errors until a row is added. Call it when the focus leaves the list. */
  showErrors: () => void;
}

/** The list of specifications in the surrounding product form, and the changes that staff can make to it. */
export function useSpecificationList(): SpecificationList {
  const [{ value }, { touched }, { setValue, setTouched }] = useField<string>('specifications');
  const [announcement, setAnnouncement] = useState('');
  const [refusal, setRefusal] = useState('');
  const [removed, setRemoved] = useState<readonly RemovedRow[]>([]);
  const rows = parseSpecificationRows(value);
  const change = (next: readonly Specification[]) => void setValue(formatSpecificationRows(next));
  const isEmpty = (index: number) => rows[index]?.label.trim() === '' && rows[index].value.trim() === '';

  return {
    rows,
    announcement,
    refusal,
    hasVisibleErrors: touched,
    lastRemoved: removed.at(-1) ?? null,
    setRow: (index, changed) => change(rows.map((row, n) => (n === index ? { ...row, ...changed } : row))),
    add: (index) => {
      // No errors while the new row is being filled in.
      void setTouched(false, false);
      change(rows.toSpliced(index, 0, { label: '', value: '' }));
      setRefusal('');
    },
    paste: (index, text) => {
      const pasted = parsePastedSpecifications(text);
      const isOneText = pasted.length < 2 && (pasted[0]?.value === '' || !isEmpty(index));
      if (pasted.length === 0 || isOneText) return null;
      const replaced = isEmpty(index) ? 1 : 0;
      const room = MAX_SPECIFICATIONS - rows.length + replaced;
      const added = pasted.slice(0, Math.max(0, room));
      const start = index + 1 - replaced;
      change(rows.toSpliced(start, replaced, ...added));
      setRefusal(added.length < pasted.length ? messages.tooMany(pasted.length - added.length) : '');
      setAnnouncement(added.length === 0 ? '' : messages.added(added.length));
      return Math.max(index, start + added.length - 1);
    },
    move: (from, to) => {
      change(moveEntry(rows, from, to));
      setAnnouncement(messages.moved(to + 1, rows.length));
    },
    remove: (index) => {
      const row = rows[index];
      if (!row) return;
      change(rows.toSpliced(index, 1));
      setRemoved([...removed, { row, index }]);
      setRefusal('');
      setAnnouncement(messages.removed(row.label.trim()));
    },
    undoRemove: () => {
      const last = removed.at(-1);
      if (!last) return;
      const index = Math.min(last.index, rows.length);
      change(rows.toSpliced(index, 0, last.row));
      setRemoved(removed.slice(0, -1));
      setAnnouncement(messages.restored(index + 1));
    },
    showErrors: () => void setTouched(true, false),
  };
}
