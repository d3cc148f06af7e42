import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';

/** The api before it has endpoints: where its calls go and which tags they may carry. The generator fills it. */
export const emptyApi = createApi({
  baseQuery,
  tagTypes: ['Session', 'Catalogue'],
  endpoints: () => ({}),
});
