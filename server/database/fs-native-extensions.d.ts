declare module 'fs-native-extensions' {
  /**
   * Asks the kernel for an exclusive lock on an open, writable file. False when somebody else holds
   * it; the kernel frees it when the file is closed, also by the end of the process.
   */
  export function tryLock(fd: number): boolean;
}
