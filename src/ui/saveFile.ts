/** Time in ms after which the content is released. Safari reads it only after the click has been handled. */
const RELEASE_MS = 60_000;

/** Makes the browser save a CSV table as a file. */
export function saveCsvFile(fileName: string, csv: string): void {
  const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_MS);
}
