import { useField } from 'formik';
import { useLayoutEffect, useState } from 'react';
import { useAppDispatch } from '../../../../store/hooks';
import { imagesApi } from '../../../../store/images';
import { moveEntry } from '../../../domain/moveEntry';
import { formatImages, MAX_IMAGES, parseImageEntries, type ImageEntry } from '../../../domain/productImages';
import { imageMessages } from './imageMessages';
import { cancelUpload, replaceUploaded, restartUpload, startUpload, useImageUploads } from './imageUploads';
import { IMAGE_TYPES, MAX_IMAGE_BYTES } from './productSchema';

interface RemovedEntry {
  entry: ImageEntry;
  index: number;
}

export interface ImageList {
  entries: ImageEntry[];
  /** Announcement of the last change, for screen readers. */
  announcement: string;
  /** Why files were not added, one message for each reason. */
  refusals: string[];
  /** The picture that was removed last, which `undoRemove` restores. Null if there is none. */
  lastRemoved: RemovedEntry | null;
  /** Adds the files that can be uploaded, and starts their uploads. */
  add: (files: readonly File[]) => void;
  move: (from: number, to: number) => void;
  remove: (index: number) => void;
  undoRemove: () => void;
  setAlt: (index: number, alt: string) => void;
  /** Uploads a picture again whose upload has failed. */
  retry: (index: number) => void;
}

/** The list of pictures in the surrounding product form, and the changes that staff can make to it. */
export function useImageList(draftKey: string): ImageList {
  const [{ value }, , { setValue }] = useField<string>('images');
  const uploads = useImageUploads();
  const [announcement, setAnnouncement] = useState('');
  const [refusals, setRefusals] = useState<string[]>([]);
  const [removed, setRemoved] = useState<readonly RemovedEntry[]>([]);
  const send = useSendImage();
  const entries = parseImageEntries(value);
  const change = (next: readonly ImageEntry[]) => void setValue(formatImages(next));

  // Use a layout effect, because it runs before the next input event. A later effect could undo what the user has typed
  // in the meantime.
  useLayoutEffect(() => {
    const replaced = replaceUploaded(value, uploads);
    if (replaced !== value) void setValue(replaced);
  }, [value, uploads, setValue]);

  return {
    entries,
    announcement,
    refusals,
    lastRemoved: removed.at(-1) ?? null,
    add: (files) => {
      const { accepted, messages } = checkFiles(files, MAX_IMAGES - entries.length);
      change([...entries, ...accepted.map((file) => ({ url: startUpload(draftKey, file, send), alt: '' }))]);
      setRefusals(messages);
      setAnnouncement(accepted.length === 0 ? '' : imageMessages.added(accepted.length));
    },
    move: (from, to) => {
      change(moveEntry(entries, from, to));
      setAnnouncement(imageMessages.moved(to + 1, entries.length));
    },
    remove: (index) => {
      const entry = entries[index];
      if (!entry) return;
      cancelUpload(entry.url);
      change(entries.toSpliced(index, 1));
      setRemoved([...removed, { entry, index }]);
      setAnnouncement(imageMessages.removed(index + 1));
    },
    undoRemove: () => {
      const last = removed.at(-1);
      if (!last) return;
      restartUpload(last.entry.url, send);
      const index = Math.min(last.index, entries.length);
      change(entries.toSpliced(index, 0, last.entry));
      setRemoved(removed.slice(0, -1));
      setAnnouncement(imageMessages.restored(index + 1));
    },
    setAlt: (index, alt) => change(entries.map((entry, n) => (n === index ? { ...entry, alt } : entry))),
    retry: (index) => restartUpload(entries[index]?.url ?? '', send),
  };
}

/** Returns the function that uploads a file. It also works after the form has been closed. */
function useSendImage() {
  const dispatch = useAppDispatch();
  return (file: File) =>
    dispatch(imagesApi.endpoints.uploadImage.initiate({ newImage: { image: file } }, { track: false })).unwrap();
}

/** Returns the files that can be uploaded, at most `room`, and one message for each reason to refuse others. */
function checkFiles(files: readonly File[], room: number): { accepted: File[]; messages: string[] } {
  const messages: string[] = [];
  const valid = files.filter(({ name, type, size }) => {
    if (!IMAGE_TYPES.includes(type)) messages.push(imageMessages.wrongType(name));
    else if (size > MAX_IMAGE_BYTES) messages.push(imageMessages.tooLarge(name));
    else return true;
    return false;
  });
  const excess = valid.slice(Math.max(0, room)).map(({ name }) => name);
  if (excess.length > 0) messages.push(imageMessages.tooMany(excess));
  return { accepted: valid.slice(0, Math.max(0, room)), messages };
}
