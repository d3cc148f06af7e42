/**
 * The call that uploads a product's image before the product is saved (docs/decisions/0049). It is not part of
 * `store/api`, because only the admin panel needs it.
 */
import type { DefinitionsFromApi } from '@reduxjs/toolkit/query';
import { API_ORIGIN } from '../api/request';
import { isRecord } from '../persistence/user';
import { generatedImagesApi, type UploadImageApiArg } from '../api/imageEndpoints.gen';
import { toFormData } from '../api/formData';
import { parseImage, type ProductImage } from '../api/normalise';
import { fail, unwrap } from '../api/parseValue';
import { registerApi } from '../api/registry';
import { type OperationWiring, parsedBy, type ParsedDefinitions } from '../api/wiring';

export type { ProductImage } from '../api/normalise';

type Definitions = DefinitionsFromApi<typeof generatedImagesApi>;

/** Parses a response with one image. Throws if it contains none. */
function parseUploadedImage(body: unknown): ProductImage {
  const { image } = unwrap(body);
  return (isRecord(image) ? parseImage(image, API_ORIGIN) : null) ?? fail('image');
}

/** Response parser and query of the operation. It changes no cached query result. */
const operations = {
  uploadImage: {
    ...parsedBy(parseUploadedImage),
    query: ({ newImage }: UploadImageApiArg) => ({
      url: '/admin/images',
      method: 'POST',
      body: toFormData(newImage),
    }),
    invalidatesTags: [],
  },
} satisfies Record<keyof Definitions, OperationWiring>;

export const imagesApi = generatedImagesApi.enhanceEndpoints<
  'Images',
  ParsedDefinitions<Definitions, typeof operations>
>({ endpoints: operations });

registerApi(imagesApi);
