/**
 * The pictures that were picked and not sent yet, by their form. A file cannot be written to the browser's storage
 * or to the store, so it is held here for as long as the window lives: through an expired session and back.
 */
const held = new Map<string, File>();

export function heldPicture(form: string): File | null {
  return held.get(form) ?? null;
}

export function holdPicture(form: string, file: File | null): void {
  if (file) held.set(form, file);
  else held.delete(form);
}

export function forgetPictures(): void {
  held.clear();
}
