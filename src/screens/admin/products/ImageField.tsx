import { useField, useFormikContext } from 'formik';
import { useEffect, useId, useMemo } from 'react';
import { setDraftFile, getDraftFile } from '../../../ui/drafts';
import styles from './ImageField.module.css';
import { IMAGE_TYPES } from './productSchema';
import { useUploadProgress } from '../../../ui/uploadProgress';

interface ImageFieldProps {
  form: string;
  current: string | null;
}

/** Spec §5: "image accepts image types only". Shows what was picked, and how much of it has been sent. */
export function ImageField({ form, current }: ImageFieldProps) {
  const [{ value }, { error }] = useField<File | null>('image');
  const { isSubmitting, setFieldValue } = useFormikContext();
  const id = useId();
  const share = useUploadProgress();
  const preview = useMemo(() => (value && !error ? URL.createObjectURL(value) : null), [value, error]);
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);

  // After mounting, like the words of a draft: a form whose picture is given back counts as changed.
  useEffect(() => {
    const kept = getDraftFile(form);
    if (kept) void setFieldValue('image', kept);
  }, [form, setFieldValue]);

  const pick = (file: File | null) => {
    setDraftFile(form, file);
    void setFieldValue('image', file);
  };
  const shown = preview ?? current;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        Image
      </label>
      <div className={styles.preview}>{shown ? <img src={shown} alt="" /> : <span>No picture yet</span>}</div>
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
          // The form holds it: the same file, picked again after it was removed, is a change.
          target.value = '';
        }}
      />
      <p id={`${id}-hint`} className={styles.hint} data-invalid={error !== undefined}>
        {error ?? (value ? value.name : 'JPEG, PNG, WebP or AVIF, 10 MB at most.')}
      </p>
      {value && !isSubmitting ? (
        <button type="button" className={styles.remove} onClick={() => pick(null)}>
          Remove the picture
        </button>
      ) : null}
      {share === null || !isSubmitting ? null : (
        <progress className={styles.progress} aria-label="Upload" max={1} value={share} />
      )}
    </div>
  );
}
