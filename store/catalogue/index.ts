import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { Sort } from '../api';
import type { CatalogueState } from './state';
import { clampPages, initialCatalogueState } from './state';

const catalogueSlice = createSlice({
  name: 'catalogue',
  initialState: initialCatalogueState,
  reducers: {
    sortChosen(state, { payload }: PayloadAction<Sort>) {
      state.sort = payload;
      state.pages = 1;
    },
    categoryChosen(state, { payload }: PayloadAction<string | null>) {
      state.category = payload;
      state.pages = 1;
    },
    viewChosen(state, { payload }: PayloadAction<CatalogueState['view']>) {
      state.view = payload;
    },
    searchTyped(state, { payload }: PayloadAction<string>) {
      state.search = payload;
    },
    filtersToggled(state) {
      state.filtersOpen = !state.filtersOpen;
    },
    favouritesToggled(state) {
      state.favouritesOnly = !state.favouritesOnly;
    },
    pageLoaded(state, { payload }: PayloadAction<number>) {
      state.pages = clampPages(payload);
    },
    catalogueRestoredFromUrl(state, { payload }: PayloadAction<Partial<CatalogueState>>) {
      Object.assign(state, payload);
    },
  },
  selectors: {
    selectCatalogue: (state) => state,
  },
});

export const catalogueReducer = catalogueSlice.reducer;
export const {
  sortChosen,
  categoryChosen,
  viewChosen,
  searchTyped,
  filtersToggled,
  favouritesToggled,
  pageLoaded,
  catalogueRestoredFromUrl,
} = catalogueSlice.actions;
export const { selectCatalogue } = catalogueSlice.selectors;
export { initialCatalogueState, MAX_PAGES } from './state';
export type { CatalogueState } from './state';
export { catalogueToSearchParams, catalogueFromSearchParams } from './urlState';
