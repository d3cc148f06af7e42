declare module 'fs-native-extensions' {
  /**
   * Tries to take an exclusive kernel lock on an open, writable file. Returns false if another process holds the lock.
   * The kernel releases it when the file is closed, even if the process is killed.
   */
  export function tryLock(fd: number): boolean;
}
