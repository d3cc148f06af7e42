import { emptyApi as api } from './emptyApi';
export const addTagTypes = ['Images'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      uploadImage: build.mutation<UploadImageApiResponse, UploadImageApiArg>({
        query: (queryArg) => ({ url: `/admin/images`, method: 'POST', body: queryArg.newImage }),
        invalidatesTags: ['Images'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as generatedImagesApi };
export type UploadImageApiResponse = /** status 201 The stored image. */ ImageAnswer;
export type UploadImageApiArg = {
  newImage: NewImage;
};
export type ImageSource = {
  url: string;
  /** Width in pixels. */
  width: number;
  type: 'image/avif' | 'image/webp';
};
export type Image = {
  /** Absolute, or relative to the API's origin. */
  url: string;
  /** Alternative text; an extension. */
  alt?: string;
  /** Width in pixels. */
  width?: number;
  /** Height in pixels. */
  height?: number;
  /** Blurred preview of a few hundred bytes, as a data URL. Shown until the image has loaded. */
  blur?: string;
  /** The same image in other formats and widths. */
  sources?: ImageSource[];
};
export type ImageAnswer = {
  image: Image;
};
export type Problem = {
  success: boolean;
  message: string;
};
export type Picture = Blob;
export type NewImage = {
  image: Picture;
};
