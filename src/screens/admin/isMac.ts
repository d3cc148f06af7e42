/** Returns whether shortcuts use the Command key instead of Ctrl. */
export const isMac = (): boolean => navigator.platform.startsWith('Mac');
