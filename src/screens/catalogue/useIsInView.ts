import { useEffect, useState, type RefObject } from 'react';

/**
 * Returns whether any part of the element is inside the window, or undefined until the browser has told. `rootMargin`
 * moves the window's edges, as in the options of `IntersectionObserver`. With `once`, true is final.
 */
export function useIsInView(element: RefObject<Element | null>, rootMargin: string, once = false) {
  const [isInView, setIsInView] = useState<boolean>();
  const isFinal = once && isInView;
  useEffect(() => {
    if (!element.current || isFinal) return undefined;
    const observer = new IntersectionObserver((entries) => setIsInView(entries.at(-1)?.isIntersecting), {
      rootMargin,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, rootMargin, isFinal]);
  return isInView;
}
