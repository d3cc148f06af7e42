import { useId } from 'react';
import styles from './FilePicker.module.css';

interface FilePickerProps {
  file: File | null;
  disabled: boolean;
  onPick: (file: File) => void;
}

/** File input for a CSV file. Files can also be dropped on it. */
export function FilePicker({ file, disabled, onPick }: FilePickerProps) {
  const id = useId();
  return (
    <div className={styles.tile}>
      <label className={styles.label} htmlFor={id}>
        CSV file
      </label>
      <p className={styles.name}>{file?.name ?? 'No file chosen'}</p>
      <span className={styles.action} aria-hidden>
        {file ? 'Choose another file' : 'Choose a file'}
        {file ? null : <span className={styles.dropHint}>, or drop it here</span>}
      </span>
      {/* The invisible input covers the tile, so that files can be dropped on it, too. */}
      <input
        id={id}
        className={styles.input}
        type="file"
        accept=".csv,text/csv"
        disabled={disabled}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => {
          const [picked] = target.files ?? [];
          if (picked) onPick(picked);
          // Clear the input. Otherwise picking the same file again, after correcting it, fires no change event.
          target.value = '';
        }}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        UTF-8, up to 10 MB and 2,000 changes.
      </p>
    </div>
  );
}
