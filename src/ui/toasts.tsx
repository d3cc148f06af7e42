import { createRoot } from 'react-dom/client';
import { SnackbarProvider, enqueueSnackbar, type VariantType } from 'notistack';

// A root of its own: toasts are mounted with the first one, and the page's tree stays as the server rendered it.
const host = document.body.appendChild(document.createElement('div'));
createRoot(host).render(
  <SnackbarProvider anchorOrigin={{ vertical: 'top', horizontal: 'right' }} maxSnack={4} preventDuplicate />,
);

/** Shows one toast for so many milliseconds. */
export function show(message: string, variant: VariantType, autoHideDuration: number): void {
  enqueueSnackbar(message, { variant, autoHideDuration });
}
