import { useFormikContext } from 'formik';
import { useId, useRef, type FocusEvent } from 'react';
import { findRowErrors, MAX_SPECIFICATIONS } from '../../../domain/specifications';
import { Button } from '../../../ui/Button';
import text from '../../../ui/text.module.css';
import type { ProductFormValues } from './productSchema';
import { RemovedNotice } from './RemovedNotice';
import styles from './SpecificationListField.module.css';
import { specificationMessages } from './specificationMessages';
import { SpecificationRow, type SpecificationControl } from './SpecificationRow';
import { useDragReorder } from './useDragReorder';
import { useFocusRequest } from './useFocusRequest';
import { useSpecificationList } from './useSpecificationList';

/** The specifications of a product in its form: rows that staff add, paste, order by drag or by buttons, and remove. */
export function SpecificationListField() {
  const { isSubmitting } = useFormikContext<ProductFormValues>();
  const list = useSpecificationList();
  const { rows, lastRemoved } = list;
  const section = useRef<HTMLElement>(null);
  const items = useRef<HTMLOListElement>(null);
  const id = useId();
  const drag = useDragReorder(items, list.move);
  const requestFocus = useFocusRequest<SpecificationControl>(section);
  const isFull = rows.length >= MAX_SPECIFICATIONS;
  const canAdd = !isSubmitting && !isFull;

  const add = (index: number) => {
    if (!canAdd) return;
    list.add(index);
    requestFocus(index, 'label');
  };
  const paste = (index: number, pasted: string): boolean => {
    const last = list.paste(index, pasted);
    if (last !== null) requestFocus(last, 'value');
    return last !== null;
  };
  const focusValue = (index: number) =>
    items.current?.children[index]?.querySelector<HTMLElement>("[data-control='value']")?.focus();
  const remove = (index: number) => {
    list.remove(index);
    requestFocus(null, 'undo');
  };
  const undoRemove = () => {
    if (lastRemoved) requestFocus(Math.min(lastRemoved.index, rows.length), 'label');
    list.undoRemove();
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!section.current?.contains(relatedTarget)) list.showErrors();
  };

  return (
    // Focus events bubble from the controls of the section.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section ref={section} className={styles.field} data-section="specifications" aria-labelledby={id} onBlur={leave}>
      <h3 id={id} className={text.label} tabIndex={-1}>
        Specifications
      </h3>
      {rows.length > 0 ? (
        <ol ref={items} {...drag.handlers}>
          {rows.map((row, index) => (
            <SpecificationRow
              // Rows have no id, and two of them may be equal. Their fields are controlled, so the index can be the key.
              key={index}
              row={row}
              errors={list.hasVisibleErrors ? findRowErrors(row) : {}}
              index={index}
              count={rows.length}
              isDragged={drag.dragged === index}
              disabled={isSubmitting}
              onChange={(change) => list.setRow(index, change)}
              onPaste={(pasted) => paste(index, pasted)}
              onEnter={(field) => (field === 'label' ? focusValue(index) : add(index + 1))}
              onDragStart={(event) => drag.start(event, index)}
              onMove={(to, control) => {
                list.move(index, to);
                requestFocus(to, control);
              }}
              onRemove={() => remove(index)}
            />
          ))}
        </ol>
      ) : null}
      {lastRemoved && !isSubmitting ? (
        <RemovedNotice message={specificationMessages.removed(lastRemoved.row.label.trim())} onUndo={undoRemove} />
      ) : null}
      <div className={styles.add}>
        <Button variant="outlined" aria-disabled={!canAdd} onClick={() => add(rows.length)}>
          Add a specification
        </Button>
        <p className={styles.hint}>{isFull ? specificationMessages.full : specificationMessages.hint}</p>
      </div>
      {list.refusal === '' ? null : (
        <p className={styles.refusal} role="alert">
          {list.refusal}
        </p>
      )}
      <p className="visually-hidden" role="status">
        {list.announcement}
      </p>
    </section>
  );
}
