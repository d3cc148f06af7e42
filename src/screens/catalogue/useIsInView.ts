import { useEffect, useState, type RefObject } from 'react';

/**
 * Returns whether any part of the element is inside the window, or undefined until the browser has told. `bottomMargin`
 * moves the window's lower edge, in CSS pixels. With `once`, true is final.
 */
export function useIsInView(element: RefObject<Element | null>, bottomMargin: number, once = false) {
  const [isInView, setIsInView] = useState<boolean>();
  const isFinal = once && isInView;
  useEffect(() => {
    if (!element.current || isFinal) return undefined;
    const observer = new IntersectionObserver((entries) => setIsInView(entries.at(-1)?.isIntersecting), {
      rootMargin: `0px 0px ${bottomMargin}px`,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, bottomMargin, isFinal]);
  return isInView;
}
