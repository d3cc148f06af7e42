import { useId, type PointerEvent } from 'react';
import { MAX_ALT_LENGTH, type ImageEntry } from '../../../domain/productImages';
import { Button } from '../../../ui/Button';
import fields from '../../../ui/fields.module.css';
import { useUploadProgress } from '../../../ui/uploadProgress';
import styles from './ImageItem.module.css';
import type { ImageUpload } from './imageUploads';
import { DragHandle, MoveButton } from './ItemControls';

/** The buttons of an item, by the value of their attribute `data-control`. */
export type ImageControl = 'earlier' | 'later' | 'first' | 'remove';

interface ImageItemProps {
  entry: ImageEntry;
  /** The upload of the picture, if it is not stored yet. */
  upload: ImageUpload | undefined;
  /** Position in the list, from 0. */
  index: number;
  /** Length of the list. */
  count: number;
  thumbnail: string;
  isDragged: boolean;
  disabled: boolean;
  onDragStart: (event: PointerEvent<HTMLElement>) => void;
  /** Called with the new position and the button that was used. */
  onMove: (to: number, control: ImageControl) => void;
  onAlt: (alt: string) => void;
  onRemove: () => void;
  onRetry: () => void;
}

/** A picture in the product form: its thumbnail, its alternative text and the buttons to order or remove it. */
export function ImageItem(props: ImageItemProps) {
  const { entry, upload, index, count, thumbnail, isDragged, disabled, onDragStart, onAlt, onRetry } = props;
  const id = useId();
  return (
    <li className={styles.item} data-dragged={isDragged}>
      <div className={styles.frame}>
        <img
          src={thumbnail}
          alt=""
          draggable={false}
          loading="lazy"
          // Touch scrolls the page here. The handle is for dragging.
          onPointerDown={(event) => (event.pointerType === 'mouse' && !disabled ? onDragStart(event) : undefined)}
        />
        <span className={styles.position}>{index === 0 ? 'Main picture' : index + 1}</span>
        {disabled || count === 1 ? null : <DragHandle className={styles.handle} onDragStart={onDragStart} />}
      </div>
      <div className={styles.details}>
        <label className={fields.label} htmlFor={id}>
          Alternative text<span className="visually-hidden"> of picture {index + 1}</span>
        </label>
        <textarea
          id={id}
          className={fields.control}
          rows={2}
          maxLength={MAX_ALT_LENGTH}
          value={entry.alt}
          readOnly={disabled}
          // An alternative text is one line. It may come from a text with line breaks by paste.
          onChange={({ target }) => onAlt(target.value.replace(/\s*[\n\r]+\s*/g, ' '))}
        />
        {/* Below the text, so that the text does not move when the upload ends. */}
        <UploadState upload={upload} onRetry={onRetry} />
      </div>
      <ItemButtons {...props} />
    </li>
  );
}

/** Shows that a picture is waiting, being uploaded or has failed. Renders nothing for a stored picture. */
function UploadState({ upload, onRetry }: { upload: ImageUpload | undefined; onRetry: () => void }) {
  const progress = useUploadProgress() ?? 0;
  if (upload?.state === 'waiting') return <p className={styles.state}>Waiting to be uploaded…</p>;
  if (upload?.state === 'uploading') {
    const percent = Math.round(progress * 100);
    return (
      <p className={styles.state}>
        {/* All bytes are sent before the server has encoded the picture. */}
        {percent < 100 ? `Uploading… ${percent} %` : 'Preparing the picture…'}
        <progress aria-label={`Upload of ${upload.file.name}`} max={1} value={progress} />
      </p>
    );
  }
  if (upload?.state !== 'failed') return null;
  return (
    <div className={styles.failure} role="alert">
      <p>
        <b>{upload.file.name}</b> {upload.message}
      </p>
      {upload.canRetry ? (
        <Button variant="text" onClick={onRetry}>
          Try again
        </Button>
      ) : null}
    </div>
  );
}

function ItemButtons({ index, count, disabled, onMove, onRemove }: ImageItemProps) {
  const name = `picture ${index + 1}`;
  const arrow = (direction: 'earlier' | 'later', to: number) => (
    <MoveButton
      direction={direction}
      item={name}
      disabled={disabled || to < 0 || to >= count}
      onMove={() => onMove(to, direction)}
    />
  );
  return (
    <div className={styles.buttons}>
      {count === 1 ? null : arrow('earlier', index - 1)}
      {count === 1 ? null : arrow('later', index + 1)}
      {index === 0 ? null : (
        <button
          type="button"
          className={styles.button}
          data-control="first"
          aria-label={`Make first, ${name}`}
          aria-disabled={disabled}
          onClick={() => (disabled ? undefined : onMove(0, 'first'))}
        >
          Make first
        </button>
      )}
      <button
        type="button"
        className={styles.button}
        data-control="remove"
        aria-label={`Remove ${name}`}
        aria-disabled={disabled}
        onClick={() => (disabled ? undefined : onRemove())}
      >
        Remove
      </button>
    </div>
  );
}
