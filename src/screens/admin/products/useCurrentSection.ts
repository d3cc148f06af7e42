import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * Returns the name of the section of a form that the user reads, by the attribute `data-section`: the last one that begins
 * in the upper half of the dialog, which scrolls. Undefined before the first section. Also returns a function that chooses
 * a section. It is the current one as long as its beginning is in view, even if it is too far at the end to scroll up.
 * @param inDialog an element of the dialog that contains the form
 */
export function useCurrentSection(inDialog: RefObject<HTMLElement | null>) {
  const [current, setCurrent] = useState<string>();
  const chosen = useRef<string>(undefined);
  useEffect(() => {
    const dialog = inDialog.current?.closest('dialog');
    if (!dialog) return undefined;
    const update = () => {
      const sections = [...dialog.querySelectorAll<HTMLElement>('[data-section]')].map((section) => ({
        name: section.dataset.section,
        top: section.getBoundingClientRect().top,
      }));
      const isInView = sections.some(
        ({ name, top }) => name === chosen.current && top >= 0 && top < dialog.clientHeight,
      );
      if (!isInView) chosen.current = undefined;
      setCurrent(chosen.current ?? sections.findLast(({ top }) => top < dialog.clientHeight / 2)?.name);
    };
    dialog.addEventListener('scroll', update, { passive: true });
    return () => dialog.removeEventListener('scroll', update);
  }, [inDialog]);
  const choose = (name: string) => {
    chosen.current = name;
    setCurrent(name);
  };
  return { current, choose };
}
