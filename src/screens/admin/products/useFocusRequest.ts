import { useLayoutEffect, useRef } from 'react';

/**
 * Returns a function that focuses a control of a list after the next rendering. It finds the control by its attribute
 * `data-control`, in the item at `index`, or in the whole section if `index` is null. Without it, a button that is moved
 * or removed in the document loses the focus.
 */
export function useFocusRequest<Control extends string>(section: React.RefObject<HTMLElement | null>) {
  const request = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (request.current === null) return;
    const control = section.current?.querySelector<HTMLElement>(request.current);
    request.current = null;
    // The control may be a menu, whose button gets the focus.
    (control?.querySelector('button') ?? control)?.focus();
  });
  return (index: number | null, control: Control | 'undo') => {
    const item = index === null ? '' : `li:nth-child(${index + 1}) `;
    request.current = `${item}[data-control='${control}']`;
  };
}
