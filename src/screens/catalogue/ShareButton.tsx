import { Button } from '../../ui/Button';
import { notify } from '../../ui/toast';

const NOT_COPIED = 'The link could not be copied. Please copy it from the address bar.';

/** Shares the page through the device's share sheet, or copies its address where there is none. */
export function ShareButton({ title }: { title: string }) {
  return (
    <Button variant="outlined" onClick={() => void share(title)}>
      Share
    </Button>
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
