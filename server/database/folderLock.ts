import { closeSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { tryLock } from 'fs-native-extensions';
import { UserFacingError } from '../config/userFacingError';

/** An exclusive lock on a data folder. While a process holds it, no other process can open the folder's database. */
export interface FolderLock {
  /** The note that the previous holder left in the lock file. It is empty if that process released the lock. */
  lastNote: string;
  /** Writes a note into the lock file. The next holder reads it if this process is killed before it can clean up. */
  note(text: string): void;
  release(): void;
}

/**
 * Creates the data folder if necessary and takes a kernel lock on a file in it, because two engines on one folder
 * corrupt the database without an error. The kernel releases the lock even after SIGKILL, so no stale lock can remain.
 * @throws UserFacingError if the folder is in use, cannot be written or cannot be locked.
 */
export function lockFolder(folder: string): FolderLock {
  const fd = openLockFile(folder);
  try {
    if (!tryLock(fd)) {
      throw new UserFacingError(
        `The data folder ${folder} is in use by another running instance. ` +
          'Stop it, or set DATA_DIR to another folder.',
      );
    }
  } catch (error) {
    closeSync(fd);
    if (error instanceof UserFacingError) throw error;
    throw new UserFacingError(
      `The data folder ${folder} cannot be locked (${reason(error)}). Set DATA_DIR to a folder on a local disk.`,
    );
  }
  const note = (text: string) => {
    ftruncateSync(fd);
    writeSync(fd, text, 0);
  };
  return {
    lastNote: readFileSync(fd, 'utf8'),
    note,
    release() {
      note('');
      closeSync(fd);
    },
  };
}

function openLockFile(folder: string): number {
  try {
    mkdirSync(folder, { recursive: true });
    return openSync(path.join(folder, 'lock'), 'a+', 0o600);
  } catch (error) {
    throw new UserFacingError(
      `The data folder ${folder} is not writable (${reason(error)}). ` +
        'Set DATA_DIR to a folder that this user can write to.',
    );
  }
}

function reason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code ?? message;
}
