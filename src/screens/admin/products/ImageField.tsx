import { useField, useFormikContext } from 'formik';
import { useEffect, useId, useMemo } from 'react';
import { setDraftFile, getDraftFile } from '../../../ui/drafts';
import styles from './ImageField.module.css';
import { IMAGE_TYPES } from './productSchema';
import { useUploadProgress } from '../../../ui/uploadProgress';

interface ImageFieldProps {
  draftKey: string;
  current: string | null;
}

/**
 * File input for the product image, which 'accepts image types only' (docs/specification.md §5). Shows a preview of the
 * picked file and the progress of its upload.
 */
export function ImageField({ draftKey, current }: ImageFieldProps) {
  const [{ value }, { error }] = useField<File | null>('image');
  const { isSubmitting, setFieldValue } = useFormikContext();
  const id = useId();
  const progress = useUploadProgress();
  const preview = useMemo(() => (value && !error ? URL.createObjectURL(value) : null), [value, error]);
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);

  // Restore the picked file in an effect rather than as an initial value, so that Formik counts the form as changed.
  useEffect(() => {
    const file = getDraftFile(draftKey);
    if (file) void setFieldValue('image', file);
  }, [draftKey, setFieldValue]);

  const pick = (file: File | null) => {
    setDraftFile(draftKey, file);
    void setFieldValue('image', file);
  };
  const imageUrl = preview ?? current;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        Image
      </label>
      <div className={styles.tile}>
        {imageUrl ? <img src={imageUrl} alt="" /> : null}
        <span className={styles.action} aria-hidden>
          {imageUrl ? 'Change photo' : 'Add photo'}
        </span>
        {/* The invisible input covers the tile, so that files can be dropped on it, too. */}
        <input
          id={id}
          className={styles.input}
          type="file"
          accept={IMAGE_TYPES.join()}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-hint`}
          disabled={isSubmitting}
          onChange={({ target }) => {
            pick(target.files?.[0] ?? value);
            // Formik holds the file, so clear the input. Otherwise picking the same file again fires no change event.
            target.value = '';
          }}
        />
      </div>
      <p id={`${id}-hint`} className={styles.hint} data-invalid={error !== undefined}>
        {error ?? (value ? value.name : 'JPEG, PNG, WebP or AVIF, up to 10 MB.')}
      </p>
      {value && !isSubmitting ? (
        <button type="button" className={styles.remove} onClick={() => pick(null)}>
          Remove picture
        </button>
      ) : null}
      {progress === null || !isSubmitting ? null : (
        <progress className={styles.progress} aria-label="Upload progress" max={1} value={progress} />
      )}
    </div>
  );
}
