import { notify } from '../../ui/toast';
import styles from './IconButton.module.css';

const NOT_COPIED = 'The link could not be copied. Please copy it from the address bar.';

/** Shares the page through the device's share sheet, or copies its address where there is none. */
export function ShareButton({ title }: { title: string }) {
  return (
    <button type="button" className={styles.icon} aria-label="Share" title="Share" onClick={() => void share(title)}>
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path d="M12 15V4m-4 4 4-4 4 4M8 11H5.5v9h13v-9H16" />
      </svg>
    </button>
  );
}

async function share(title: string): Promise<void> {
  // The address without parameters such as `utm_source`.
  const url = window.location.origin + window.location.pathname;
  // Both are missing in some browsers, and on plain HTTP (except localhost).
  const { share: openSheet, clipboard } = navigator as Partial<Navigator>;
  try {
    if (openSheet) await openSheet.call(navigator, { title, url });
    else if (clipboard) {
      await clipboard.writeText(url);
      notify('Link copied', 'success');
    } else notify(NOT_COPIED, 'error');
  } catch (error) {
    const isCancelled = error instanceof DOMException && error.name === 'AbortError';
    if (!isCancelled) notify(NOT_COPIED, 'error');
  }
}
