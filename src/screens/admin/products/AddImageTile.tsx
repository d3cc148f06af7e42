import { useId, type ComponentProps } from 'react';
import styles from './AddImageTile.module.css';
import { imageMessages } from './imageMessages';
import { IMAGE_TYPES } from './productSchema';

interface AddImageTileProps {
  disabled: boolean;
  onFiles: (files: readonly File[]) => void;
}

/**
 * The tile 'Add photo', which opens a file picker. On touch screens it is next to a button that opens the camera,
 * because some phones offer only stored pictures in the picker.
 */
export function AddImageTile({ disabled, onFiles }: AddImageTileProps) {
  const id = useId();
  const inputProps: ComponentProps<'input'> = {
    type: 'file',
    accept: IMAGE_TYPES.join(),
    disabled,
    'aria-describedby': id,
    onChange: ({ target }) => {
      onFiles([...(target.files ?? [])]);
      // Otherwise picking the same file again fires no change event.
      target.value = '';
    },
  };
  return (
    <div className={styles.add}>
      <div className={styles.tiles}>
        {/* The invisible inputs cover their tiles, so that the whole tiles can be clicked. */}
        <label className={styles.tile}>
          <span>Add photo</span>
          <input {...inputProps} multiple />
        </label>
        <label className={`${styles.tile} ${styles.camera}`}>
          <span>Take photo</span>
          <input {...inputProps} capture="environment" />
        </label>
      </div>
      <p id={id} className={styles.hint}>
        {imageMessages.hint} <span className={styles.dropHint}>{imageMessages.dropHint}</span>
      </p>
    </div>
  );
}
