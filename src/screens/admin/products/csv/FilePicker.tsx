import { useId } from 'react';
import styles from './FilePicker.module.css';

interface FilePickerProps {
  file: File | null;
  /** Whether a file is being checked or imported. Until then, no other can be picked. */
  busy: boolean;
  onPick: (file: File) => void;
}

/** File input for a CSV file. Files can also be dropped on it. */
export function FilePicker({ file, busy, onPick }: FilePickerProps) {
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
        // aria-disabled instead of disabled, because a disabled input loses keyboard focus.
        aria-disabled={busy}
        aria-describedby={`${id}-hint`}
        onClick={(event) => {
          if (busy) event.preventDefault();
        }}
        onChange={({ target }) => {
          const [picked] = target.files ?? [];
          if (picked && !busy) onPick(picked);
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
