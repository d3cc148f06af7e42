import { emptyApi as api } from './emptyApi';
export const addTagTypes = ['ProductCsv'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      exportProducts: build.query<ExportProductsApiResponse, ExportProductsApiArg>({
        query: (queryArg) => ({
          url: `/admin/products/export`,
          params: {
            search: queryArg.search,
            category: queryArg.category,
            status: queryArg.status,
            after: queryArg.after,
          },
        }),
        providesTags: ['ProductCsv'],
      }),
      importProducts: build.mutation<ImportProductsApiResponse, ImportProductsApiArg>({
        query: (queryArg) => ({
          url: `/admin/products/import`,
          method: 'POST',
          body: queryArg.body,
          params: {
            dryRun: queryArg.dryRun,
            digest: queryArg.digest,
          },
        }),
        invalidatesTags: ['ProductCsv'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as generatedProductCsvApi };
export type ExportProductsApiResponse = /** status 200 A part of the table. */ {
  /** Complete lines. The first part starts with a byte order mark and the header. */
  csv: string;
  /** Sent as `after` for the next part; omitted from the last part. */
  next?: string;
};
export type ExportProductsApiArg = {
  /** Part of a name, description or tag. Case, accents and umlauts are ignored. */
  search?: string;
  category?: Category;
  status?: ProductStatus;
  /** The `next` of the previous part. Without it, the first part is sent. */
  after?: string;
};
export type ImportProductsApiResponse =
  /** status 200 What has been imported; with `dryRun` or problems, what would be. */ ImportReport;
export type ImportProductsApiArg = {
  /** Only report what an import would change. */
  dryRun?: boolean;
  /** The `digest` of a dry run. If the file is another one, the response is 412. */
  digest?: string;
  body: {
    /** CSV in UTF-8; 10 MB at most. */
    file: Blob;
  };
};
export type Problem = {
  success: boolean;
  message: string;
};
export type Category = 'sauna' | 'infrared' | 'cold_plunge' | 'complete_suite' | 'accessory' | 'consultation';
export type ProductStatus = 'active' | 'draft' | 'archived';
export type FieldChange = {
  field:
    | 'name'
    | 'short description'
    | 'description'
    | 'category'
    | 'tags'
    | 'price'
    | 'specifications'
    | 'status'
    | 'picture'
    | 'pictures';
  /** The value as readable text; omitted if there was none. */
  from?: string;
  to?: string;
};
export type ImportChange = {
  /** The line in the file; the header is line 1. */
  line: number;
  action: 'added' | 'changed';
  /** The product's name before the change. */
  name: string;
  fields: FieldChange[];
};
export type ImportProblem = {
  line: number;
  /** The product's name in the line. Omitted if the line has none. */
  name?: string;
  message: string;
};
export type ImportReport = {
  /** False after a dry run and if any line has a problem. */
  imported: boolean;
  /** SHA-256 of the file. */
  digest: string;
  /** The number of lines without the header and empty lines. */
  lines: number;
  added: number;
  changed: number;
  unchanged: number;
  /** The first 200 lines that add or change a product. */
  changes: ImportChange[];
  problemCount: number;
  /** The first 200 problems. */
  problems: ImportProblem[];
};
