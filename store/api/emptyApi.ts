import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';

/** API slice without endpoints; `endpoints.gen.ts` injects the generated ones. */
export const emptyApi = createApi({
  baseQuery,
  tagTypes: ['Session', 'Catalogue'],
  endpoints: () => ({}),
});
