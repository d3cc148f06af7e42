import { closeSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { tryLock } from 'fs-native-extensions';
import { UserFacingError } from '../config/userFacingError';

/** A data folder that this process, and no other, may use. */
export interface FolderLock {
  /** What the last holder left in the lock file; empty when it left in good order. */
  lastNote: string;
  /** Leaves a word for the next holder, in case this process does not get to clean up. */
  note(text: string): void;
  release(): void;
}

/**
 * Makes the data folder if need be and takes a kernel lock on a file in it. Two engines on one folder
 * destroy it unnoticed; the kernel frees the lock even after SIGKILL, so it can never be left over.
 * @throws UserFacingError when the folder is in use, cannot be written or cannot be locked.
 */
export function lockFolder(folder: string): FolderLock {
  const fd = openLockFile(folder);
  try {
    if (!tryLock(fd)) {
      throw new UserFacingError(
        `The data folder ${folder} is in use by another running instance. ` +
          'Stop that one, or set DATA_DIR to another folder.',
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
      `The data folder ${folder} cannot be written (${reason(error)}). ` +
        'Set DATA_DIR to a folder that this user may write to.',
    );
  }
}

function reason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code ?? message;
}
