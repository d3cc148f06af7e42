import { MAX_IMAGES } from '../../../domain/productImages';

const names = (files: readonly string[]) => new Intl.ListFormat('en-GB').format(files);
const pictures = (count: number) => (count === 1 ? '1 picture' : `${count} pictures`);

/** The messages of the list of pictures in the product form. */
export const imageMessages = {
  hint: `JPEG, PNG, WebP or AVIF, up to 10 MB each, ${MAX_IMAGES} pictures at most.`,
  dropHint: 'You can also drop pictures here or paste them.',
  altHint: 'An alternative text describes a picture to people who cannot see it.',
  wrongType: (name: string) => `${name} was not added: it is not a JPEG, PNG, WebP or AVIF picture.`,
  tooLarge: (name: string) => `${name} was not added: it is larger than 10 MB. Please choose a smaller one.`,
  tooMany: (files: readonly string[]) =>
    `${names(files)} ${files.length === 1 ? 'was' : 'were'} not added: a product has at most ${MAX_IMAGES} pictures. Remove others first.`,
  uploadFailed: 'The picture could not be uploaded. Please try again.',
  uploadInterrupted: 'The upload was interrupted. Check your connection and try again.',
  uploadTimedOut: 'The upload took too long. Try again on a faster connection, or choose a smaller picture.',
  waiting: (count: number) => `Waiting for ${pictures(count)} to be uploaded. The product is saved afterwards.`,
  notSaved: (files: readonly string[]) =>
    `❌ Nothing was saved, because ${names(files)} could not be uploaded. Try again or remove ${files.length === 1 ? 'it' : 'them'}, then save.`,
  moved: (position: number, count: number) => `Moved to position ${position} of ${count}.`,
  added: (count: number) => `${pictures(count)} added.`,
  removed: (position: number) => `Picture ${position} removed.`,
  restored: (position: number) => `Picture restored to position ${position}.`,
} as const;
