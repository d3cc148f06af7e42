/**
 * The API of the products as a CSV table. It is not part of `store/api`, because only the Product Management view needs
 * it. A provider announces it with `csv` in the `extensions` of the admin panel's product list.
 */
import type { DefinitionsFromApi } from '@reduxjs/toolkit/query';
import { toFormData } from '../api/formData';
import type { ImportProductsApiArg } from '../api/productCsvEndpoints.gen';
import { generatedProductCsvApi } from '../api/productCsvEndpoints.gen';
import { registerApi } from '../api/registry';
import { type OperationWiring, parsedBy, type ParsedDefinitions } from '../api/wiring';
import { parseExportPart, parseImportReport, type ImportReport } from './parse';

export type { ImportChange, ImportReport } from './parse';
export type { ExportProductsApiArg as ProductFilter } from '../api/productCsvEndpoints.gen';

/** Timeout of an import in ms. Sending the largest file and comparing 100,000 lines takes longer than other calls. */
const IMPORT_TIMEOUT_MS = 120_000;

type Definitions = DefinitionsFromApi<typeof generatedProductCsvApi>;

/** Response parser and cache tags of each operation. A missing operation is a compile error. */
const operations = {
  // Never cached: each export contains the current products.
  exportProducts: { ...parsedBy(parseExportPart), providesTags: [], keepUnusedDataFor: 0 },
  importProducts: {
    extraOptions: { ...parsedBy(parseImportReport).extraOptions, timeoutMs: IMPORT_TIMEOUT_MS },
    query: ({ dryRun, digest, body }: ImportProductsApiArg) => ({
      url: '/admin/products/import',
      method: 'POST',
      params: { dryRun, digest },
      body: toFormData(body),
    }),
    // Also after a failure other than a dry run's: the products may have been imported although no response arrived.
    invalidatesTags: (_report: ImportReport | undefined, _error: unknown, { dryRun }: ImportProductsApiArg) =>
      dryRun ? [] : ['Catalogue' as const],
  },
} satisfies Record<keyof Definitions, OperationWiring>;

const productCsvApi = generatedProductCsvApi.enhanceEndpoints<
  'Catalogue',
  ParsedDefinitions<Definitions, typeof operations>
>({
  endpoints: operations,
});

registerApi(productCsvApi);

export const { useLazyExportProductsQuery, useImportProductsMutation } = productCsvApi;
