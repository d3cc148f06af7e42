import { useFormikContext } from 'formik';
import { useId, useRef } from 'react';
import type { ProductImage } from '../../../../store/images';
import { MAX_IMAGES } from '../../../domain/productImages';
import text from '../../../ui/text.module.css';
import { AddImageTile } from './AddImageTile';
import { ImageItem, type ImageControl } from './ImageItem';
import styles from './ImageListField.module.css';
import { imageMessages } from './imageMessages';
import { countPending, previewUrl, useImageUploads, type ImageUploads } from './imageUploads';
import type { ProductFormValues } from './productSchema';
import { RemovedNotice } from './RemovedNotice';
import { useDroppedImages } from './useDroppedImages';
import { useDragReorder } from './useDragReorder';
import { useFocusRequest } from './useFocusRequest';
import { useImageList } from './useImageList';

interface ImageListFieldProps {
  /** Key of the form's draft, to which the uploads belong. */
  draftKey: string;
  /** The product's images when the form was opened, for the thumbnails. */
  stored: readonly ProductImage[];
}

/**
 * The pictures of a product in its form. Staff add them by file picker, camera, drag and drop or from the clipboard,
 * order them by drag or by buttons, describe and remove them. The first one is the main picture.
 */
export function ImageListField({ draftKey, stored }: ImageListFieldProps) {
  const uploads = useImageUploads();
  const { isSubmitting, values } = useFormikContext<ProductFormValues>();
  const list = useImageList(draftKey);
  const { entries } = list;
  const section = useRef<HTMLElement>(null);
  const items = useRef<HTMLOListElement>(null);
  const id = useId();
  const isOver = useDroppedImages(section, (files) => {
    if (!isSubmitting) list.add(files);
  });
  const drag = useDragReorder(items, list.move);
  const requestFocus = useFocusRequest<ImageControl>(section);
  const pending = countPending(values.images, uploads);

  const move = (from: number, to: number, control: ImageControl) => {
    list.move(from, to);
    // The main picture has no button 'Make first'.
    requestFocus(to, control === 'first' ? 'later' : control);
  };
  const remove = (index: number) => {
    list.remove(index);
    requestFocus(null, 'undo');
  };
  const retry = (index: number) => {
    list.retry(index);
    requestFocus(index, 'remove');
  };
  const undoRemove = () => {
    if (list.lastRemoved) requestFocus(Math.min(list.lastRemoved.index, entries.length), 'remove');
    list.undoRemove();
  };

  return (
    <section ref={section} className={styles.field} data-section="pictures" data-over={isOver} aria-labelledby={id}>
      <h3 id={id} className={text.label} tabIndex={-1}>
        Pictures
      </h3>
      {entries.length > 0 ? <p className={styles.hint}>{imageMessages.altHint}</p> : null}
      <div className={styles.grid}>
        {entries.length > 0 ? (
          <ol ref={items} className={styles.items} {...drag.handlers}>
            {entries.map((entry, index) => (
              <ImageItem
                key={previewUrl(entry.url, uploads)}
                entry={entry}
                index={index}
                count={entries.length}
                upload={uploads.get(entry.url)}
                thumbnail={thumbnailUrl(entry.url, stored, uploads)}
                isDragged={drag.dragged === index}
                disabled={isSubmitting}
                onDragStart={(event) => drag.start(event, index)}
                onMove={(to, control) => move(index, to, control)}
                onAlt={(alt) => list.setAlt(index, alt)}
                onRemove={() => remove(index)}
                onRetry={() => retry(index)}
              />
            ))}
          </ol>
        ) : null}
        <AddImageTile disabled={isSubmitting || entries.length >= MAX_IMAGES} onFiles={list.add} />
      </div>
      {list.lastRemoved && !isSubmitting ? (
        <RemovedNotice message={imageMessages.removed(list.lastRemoved.index + 1)} onUndo={undoRemove} />
      ) : null}
      <div className={styles.refusals} role="alert">
        {list.refusals.map((message) => (
          <p key={message} ref={scrollToCentre}>
            {message}
          </p>
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {list.announcement}
      </p>
      <p className={styles.waiting} role="status">
        {isSubmitting && pending > 0 ? imageMessages.waiting(pending) : ''}
      </p>
    </section>
  );
}

/** Scrolls an element into view, clear of the panel's sticky head and buttons. */
function scrollToCentre(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'center' });
}

/** Returns the URL of the smallest version of a picture that is sharp in its tile. */
function thumbnailUrl(url: string, stored: readonly ProductImage[], uploads: ImageUploads): string {
  const preview = previewUrl(url, uploads);
  if (preview !== url) return preview;
  const sources = stored.find((image) => image.url === url)?.sources ?? [];
  const webp = sources.filter(({ type, width }) => type === 'image/webp' && width >= 480);
  return webp.sort((one, other) => one.width - other.width)[0]?.url ?? url;
}
