import { useState } from 'react';

const STORAGE_KEY = 'admin-single-keys';

/**
 * Returns whether shortcuts of a single character are on, and a function that turns them on or off (WCAG 2.1.4). The
 * choice is stored in this browser. If storage is denied, it lasts until the panel is closed.
 */
export function useSingleKeys(): [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(readStored);
  const choose = (chosen: boolean) => {
    setOn(chosen);
    try {
      if (chosen) localStorage.removeItem(STORAGE_KEY);
      else localStorage.setItem(STORAGE_KEY, 'off');
    } catch {
      // Storage is full or denied.
    }
  };
  return [isOn, choose];
}

function readStored(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== 'off';
  } catch {
    return true;
  }
}
