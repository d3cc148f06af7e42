import { useField } from 'formik';
import { useEffect, useId, useMemo } from 'react';
import styles from './ImageField.module.css';
import { holdPicture } from './heldPictures';
import { PICTURE_TYPES } from './productSchema';
import { useUploadShare } from '../../../ui/uploads';

interface ImageFieldProps {
  form: string;
  current?: string;
}

/** Spec §5: "image accepts image types only". Shows what was picked, and how much of it has been sent. */
export function ImageField({ form, current }: ImageFieldProps) {
  const [{ value }, { error }, { setValue }] = useField<File | null>('image');
  const id = useId();
  const share = useUploadShare();
  const preview = useMemo(() => (value && !error ? URL.createObjectURL(value) : null), [value, error]);
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);

  const pick = (file: File | null) => {
    holdPicture(form, file);
    void setValue(file);
  };
  const shown = preview ?? current;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        Image
      </label>
      <div className={styles.preview}>{shown ? <img src={shown} alt="" /> : <span>No picture yet</span>}</div>
      <input
        // A file input cannot be given a value: another key makes an empty one when the picture was taken back.
        key={value ? 'picked' : 'empty'}
        id={id}
        className={styles.input}
        type="file"
        accept={PICTURE_TYPES.join()}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-words`}
        onChange={(event) => pick(event.target.files?.[0] ?? value)}
      />
      <p id={`${id}-words`} className={styles.words} data-wrong={error !== undefined}>
        {error ?? (value ? value.name : 'JPEG, PNG, WebP or AVIF, 10 MB at most.')}
      </p>
      {value ? (
        <button type="button" className={styles.remove} onClick={() => pick(null)}>
          Remove the picture
        </button>
      ) : null}
      {share === null ? null : (
        <progress className={styles.progress} aria-label="Upload" max={1} value={share} />
      )}
    </div>
  );
}
