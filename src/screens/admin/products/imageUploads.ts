/**
 * Uploads of pictures whose product is not saved yet, one after another. Until a picture is uploaded, the form's list
 * contains it with the `blob:` URL of its file.
 *
 * The uploads are kept in memory, like the other files of drafts (src/ui/drafts.ts). They continue while the user signs
 * in again after the session has expired, and are shown again when the form is reopened.
 */
import { useSyncExternalStore } from 'react';
import { API_ORIGIN, getErrorMessage, isNonRetryable } from '../../../../store/api';
import type { ProductImage } from '../../../../store/images';
import { formatImages, parseImageEntries, type ImageEntry } from '../../../domain/productImages';
import { DRAFTS_CLEARED_EVENT } from '../../../ui/draftOwner';
import { imageMessages } from './imageMessages';

export interface ImageUpload {
  draftKey: string;
  file: File;
  state: 'waiting' | 'uploading' | 'uploaded' | 'failed' | 'cancelled';
  /** The stored image, if `state` is 'uploaded'. */
  image: ProductImage | null;
  /** Error message for the user if `state` is 'failed', otherwise empty. */
  message: string;
  /** Whether another attempt may succeed. */
  canRetry: boolean;
}

/** Sends a file and returns the stored image. Rejects with an ApiError. */
export type SendImage = (file: File) => Promise<ProductImage>;

export type ImageUploads = ReadonlyMap<string, ImageUpload>;

/** All uploads, by `blob:` URL. Replaced on every change. */
let uploads: ImageUploads = new Map();
/** Resolves when all uploads that have been started are finished. */
let queue = Promise.resolve();
const listeners = new Set<() => void>();

function setUploads(next: ImageUploads): void {
  uploads = next;
  for (const listener of listeners) listener();
}

function changeUpload(url: string, changes: Partial<ImageUpload>): void {
  const upload = uploads.get(url);
  if (upload) setUploads(new Map(uploads).set(url, { ...upload, ...changes }));
}

/** Returns all uploads, by `blob:` URL. */
export function useImageUploads(): ImageUploads {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => uploads,
    () => uploads,
  );
}

/** Queues the upload of a file that belongs to a form's draft. Returns the `blob:` URL of the file. */
export function startUpload(draftKey: string, file: File, send: SendImage): string {
  const url = URL.createObjectURL(file);
  // The next user of this tab must not send the files of the previous one.
  window.addEventListener(DRAFTS_CLEARED_EVENT, discardAllUploads);
  setUploads(
    new Map(uploads).set(url, { draftKey, file, state: 'cancelled', image: null, message: '', canRetry: true }),
  );
  restartUpload(url, send);
  return url;
}

/** Queues a failed or cancelled upload again. Does nothing for other uploads. */
export function restartUpload(url: string, send: SendImage): void {
  const state = uploads.get(url)?.state;
  if (state !== 'failed' && state !== 'cancelled') return;
  changeUpload(url, { state: 'waiting' });
  queue = queue.then(() => upload(url, send));
}

async function upload(url: string, send: SendImage): Promise<void> {
  const next = uploads.get(url);
  if (next?.state !== 'waiting') return;
  changeUpload(url, { state: 'uploading' });
  try {
    changeUpload(url, { state: 'uploaded', image: await send(next.file) });
  } catch (error) {
    changeUpload(url, { state: 'failed', message: failureMessage(error), canRetry: !isNonRetryable(error) });
  }
}

function failureMessage(error: unknown): string {
  const { uploadFailed, uploadInterrupted, uploadTimedOut } = imageMessages;
  const isTimeout = (error as { status?: unknown } | null)?.status === 'TIMEOUT';
  return getErrorMessage(error, uploadFailed, isTimeout ? uploadTimedOut : uploadInterrupted);
}

/** Keeps a picture that was removed from the list from being uploaded. An upload that has already begun continues. */
export function cancelUpload(url: string): void {
  if (uploads.get(url)?.state === 'waiting') changeUpload(url, { state: 'cancelled' });
}

/** Forgets the uploads of a form's draft. */
export function discardUploads(draftKey: string): void {
  const [discarded, others] = [new Map<string, ImageUpload>(), new Map<string, ImageUpload>()];
  for (const [url, one] of uploads) (one.draftKey === draftKey ? discarded : others).set(url, one);
  for (const url of discarded.keys()) URL.revokeObjectURL(url);
  if (discarded.size > 0) setUploads(others);
}

function discardAllUploads(): void {
  for (const { draftKey } of uploads.values()) discardUploads(draftKey);
}

/** Returns how many pictures of a form's list are waiting or being uploaded. */
export const countPending = (images: string, all: ImageUploads): number =>
  parseImageEntries(images).filter(({ url }) => ['waiting', 'uploading'].includes(all.get(url)?.state ?? '')).length;

/**
 * Returns a form's list with the URLs of stored images in place of those of uploaded files. Leaves out files that are
 * lost, because the page was reloaded before they were uploaded.
 */
export function replaceUploaded(images: string, all: ImageUploads): string {
  const entries = parseImageEntries(images).flatMap(({ url, alt }) => {
    const stored = all.get(url)?.image?.url ?? url;
    return stored.startsWith('blob:') && !all.has(stored) ? [] : [{ url: stored, alt }];
  });
  return formatImages(entries);
}

/**
 * Waits until no picture of a form's list is being uploaded. Returns the list with the URLs of stored images, and the
 * names of the files that could not be uploaded.
 */
export async function finishUploads(images: string): Promise<{ images: string; failed: string[] }> {
  while (countPending(images, uploads) > 0) await queue;
  const entries = parseImageEntries(images);
  const failed = entries.flatMap(({ url }) => {
    const one = uploads.get(url);
    return one?.state === 'failed' ? [one.file.name] : [];
  });
  return { images: replaceUploaded(images, uploads), failed };
}

/** Converts a list with stored images to the form in which it is sent. */
export const toSentImages = (images: string): ImageEntry[] =>
  // The backend knows its images by their relative URL.
  parseImageEntries(images).map(({ url, alt }) => ({
    url: url.startsWith(`${API_ORIGIN}/`) ? url.slice(API_ORIGIN.length) : url,
    alt,
  }));

/** Returns the `blob:` URL of the file from which a stored image was uploaded, or the image's own URL. */
export function previewUrl(url: string, all: ImageUploads): string {
  for (const [blob, { image }] of all) if (image?.url === url) return blob;
  return url;
}
