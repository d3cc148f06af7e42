import filters from '../filters.module.css';
import { messages } from '../messages';
import { shortcutTarget } from '../shortcutTarget';
import styles from './RequestPanel.module.css';
import { useNow } from './useNow';
import type { RequestDraft } from './useRequestDraft';

/** Field for the time of the visit. */
export function VisitField({ draft }: { draft: RequestDraft }) {
  const hint = useVisitHint(draft);
  return (
    <div className={filters.field}>
      <label htmlFor={draft.visitField}>Visit</label>
      <input
        {...shortcutTarget('visit')}
        id={draft.visitField}
        type="datetime-local"
        min="2000-01-01T00:00"
        max="2999-12-31T23:59"
        value={draft.fields.visitAt}
        aria-describedby={hint && hintId(draft)}
        aria-invalid={draft.isVisitErrorShown}
        onChange={(event) => draft.readVisit(event.target)}
        // The browser fires no change event while an empty field is filled in partly.
        onKeyUp={(event) => draft.readVisit(event.currentTarget)}
        onBlur={draft.checkVisit}
      />
    </div>
  );
}

/** Says what is wrong with the time of the visit. Renders nothing if it is right. */
export function VisitHint({ draft }: { draft: RequestDraft }) {
  const hint = useVisitHint(draft);
  if (hint === undefined) return null;
  return (
    <p id={hintId(draft)} className={styles.hint} role={draft.isVisitErrorShown ? 'alert' : 'status'}>
      {hint}
    </p>
  );
}

const hintId = ({ visitField }: RequestDraft) => `${visitField}-hint`;

function useVisitHint({ edits, isVisitErrorShown }: RequestDraft): string | undefined {
  const now = useNow();
  if (isVisitErrorShown) return messages.visitInvalid;
  // Staff may enter a visit afterwards. It is more often a mistyped year.
  return Date.parse(edits.visitAt ?? '') < now ? messages.visitPast : undefined;
}

/** Returns whether the time of the visit can be saved. Otherwise shows an error and moves the focus to the field. */
export function isVisitValid({ checkVisit, visitField }: RequestDraft): boolean {
  if (checkVisit()) return true;
  const input = document.getElementById(visitField);
  input?.focus({ preventScroll: true });
  // At the lower edge of a phone, the buttons would cover the error below the field.
  input?.scrollIntoView({ block: 'center' });
  return false;
}
