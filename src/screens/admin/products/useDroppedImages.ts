import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

/**
 * Passes files that are dropped on an element, and images that are pasted while it is shown, to `onFiles`. Returns
 * whether files are being dragged over the element. A file that is dropped beside it is ignored: by default, the browser
 * would leave the page and open the file.
 */
export function useDroppedImages(
  target: RefObject<HTMLElement | null>,
  onFiles: (files: readonly File[]) => void,
): boolean {
  const [isOver, setOver] = useState(false);

  const onDrag = useEffectEvent((event: DragEvent) => {
    const { dataTransfer } = event;
    if (!dataTransfer?.types.includes('Files') || !isShown(target.current)) return;
    event.preventDefault();
    const inside = event.target instanceof Node && target.current.contains(event.target);
    dataTransfer.dropEffect = inside ? 'copy' : 'none';
    setOver(inside && event.type !== 'drop');
    if (inside && event.type === 'drop') onFiles([...dataTransfer.files]);
  });
  // `relatedTarget` is null when the pointer leaves the window.
  const onLeave = useEffectEvent(({ relatedTarget }: DragEvent) => {
    if (relatedTarget === null) setOver(false);
  });
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const { clipboardData } = event;
    const images = [...(clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
    if (images.length === 0 || !isShown(target.current) || receivesText(event)) return;
    event.preventDefault();
    onFiles(images);
  });

  useEffect(() => {
    const drag = (event: DragEvent) => onDrag(event);
    const leave = (event: DragEvent) => onLeave(event);
    const paste = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener('dragover', drag);
    document.addEventListener('drop', drag);
    document.addEventListener('dragleave', leave);
    document.addEventListener('paste', paste);
    return () => {
      document.removeEventListener('dragover', drag);
      document.removeEventListener('drop', drag);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('paste', paste);
    };
  }, []);

  return isOver;
}

/** Returns whether the user can reach an element: it is not in closed details and not behind a modal dialog. */
function isShown(element: HTMLElement | null): element is HTMLElement {
  if (!element || element.closest('details:not([open])')) return false;
  const dialog = document.querySelector('dialog[open]');
  return dialog === null || dialog.contains(element);
}

/** Returns whether text is pasted into a text field. Some programs put a picture of the text on the clipboard, too. */
const receivesText = ({ target, clipboardData }: ClipboardEvent): boolean =>
  target instanceof Element &&
  target.matches('input, textarea') &&
  (clipboardData?.types.includes('text/plain') ?? false);
