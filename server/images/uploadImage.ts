import type { AuthenticatedInput, Handler } from '../http/handler';
import type { UploadedFile } from '../http/multipart';
import { insertUpload } from './uploadQueries';

/** Stores an image that a later `createProduct` or `updateProduct` can refer to by its URL (docs/decisions/0049). */
export const uploadImage: Handler<AuthenticatedInput<unknown, unknown, { image: UploadedFile }>> = async (
  { body },
  { pool, images },
) => ({
  status: 201,
  body: await images.storeWith(body.image, async (image) => {
    if (image) await insertUpload(pool, image);
    return { image };
  }),
});
