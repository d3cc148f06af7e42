import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { Sort } from '../api';
import type { CatalogueState } from './state';
import { boundedPages, initialCatalogue } from './state';

const catalogueSlice = createSlice({
  name: 'catalogue',
  initialState: initialCatalogue,
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
    panelToggled(state) {
      state.panelOpen = !state.panelOpen;
    },
    pageLoaded(state, { payload }: PayloadAction<number>) {
      state.pages = boundedPages(payload);
    },
    addressRead(state, { payload }: PayloadAction<Partial<CatalogueState>>) {
      Object.assign(state, payload);
    },
  },
  selectors: {
    selectCatalogue: (state) => state,
  },
});

export const catalogueReducer = catalogueSlice.reducer;
export const { sortChosen, categoryChosen, viewChosen, searchTyped, panelToggled, pageLoaded, addressRead } =
  catalogueSlice.actions;
export const { selectCatalogue } = catalogueSlice.selectors;
export { initialCatalogue, MOST_PAGES } from './state';
export type { CatalogueState } from './state';
export { catalogueToQuery, queryToCatalogue } from './address';
