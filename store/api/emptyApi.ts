import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';

/** API slice without endpoints; the generated files inject theirs. */
export const emptyApi = createApi({
  baseQuery,
  tagTypes: ['Session', 'Catalogue', 'Requests'],
  endpoints: () => ({}),
});
