import type { CatalogueState } from '.';
import {
  catalogueRestoredFromUrl,
  catalogueReducer,
  catalogueToSearchParams,
  categoryChosen,
  initialCatalogueState,
  pageLoaded,
  favouritesToggled,
  filtersToggled,
  catalogueFromSearchParams,
  searchTyped,
  sortChosen,
  viewChosen,
} from '.';

const deep: CatalogueState = {
  sort: 'price-high',
  category: 'cold_plunge',
  view: 'list',
  search: 'säule & eis',
  filtersOpen: true,
  favouritesOnly: true,
  pages: 3,
};

describe("'search box, filter side panel (open/closed), grid/list toggle, sort select' (§2)", () => {
  test.each([
    ['choosing another sort resets the number of pages', sortChosen('name'), { sort: 'name', pages: 1 }],
    ['choosing another category resets the number of pages', categoryChosen('sauna'), { category: 'sauna', pages: 1 }],
    ['choosing all categories resets the number of pages', categoryChosen(null), { category: null, pages: 1 }],
    [
      'searching keeps the loaded pages, because they are searched on the client',
      searchTyped('oak'),
      { search: 'oak' },
    ],
    ['changing the view keeps the loaded pages', viewChosen('grid'), { view: 'grid' }],
    ['closing the filter panel keeps the loaded pages', filtersToggled(), { filtersOpen: false }],
    ['showing all products again keeps the loaded pages', favouritesToggled(), { favouritesOnly: false }],
    ['loading another page increases the number of pages', pageLoaded(4), { pages: 4 }],
    [
      'restoring from a URL replaces the given fields',
      catalogueRestoredFromUrl({ ...initialCatalogueState, sort: 'name' }),
      { ...initialCatalogueState, sort: 'name' },
    ],
  ])('%s', (_what, action, changes) => {
    expect(catalogueReducer(deep, action)).toEqual({ ...deep, ...changes });
  });

  test.each([
    [0, 1],
    [-3, 1],
    [2.5, 1],
    [NaN, 1],
    [100, 100],
    [1e9, 100],
  ])('page count %d is limited to %d', (requested, pages) => {
    expect(catalogueReducer(undefined, pageLoaded(requested)).pages).toBe(pages);
  });
});

describe('the URL mirrors the choices, so that Back, reload and a shared link restore them', () => {
  test.each<[Partial<CatalogueState>, string]>([
    [{}, ''],
    [{ sort: 'oldest' }, 'sort=oldest'],
    [{ category: 'sauna' }, 'category=sauna'],
    [{ view: 'list' }, 'view=list'],
    [{ search: 'a&b=c#d' }, 'q=a%26b%3Dc%23d'],
    [{ filtersOpen: true }, 'panel=open'],
    [{ favouritesOnly: true }, 'favourites=only'],
    [{ pages: 7 }, 'pages=7'],
    [deep, 'q=s%C3%A4ule+%26+eis&category=cold_plunge&sort=price-high&view=list&panel=open&favourites=only&pages=3'],
  ])('%j is converted to %j and back', (choices, query) => {
    const state = { ...initialCatalogueState, ...choices };
    expect(catalogueToSearchParams(state)).toBe(query);
    expect(catalogueFromSearchParams(query)).toEqual(state);
    expect(catalogueFromSearchParams(`?${query}`)).toEqual(state);
  });

  test.each([
    ['sort=cheapest'],
    ['sort=toString'],
    ['sort='],
    ['category=boat'],
    ['category='],
    ['category=constructor'],
    ['view=table'],
    ['panel=1'],
    ['favourites=all'],
    ['pages=0'],
    ['pages=-1'],
    ['pages=2.5'],
    ['pages=many'],
    ['pages='],
    ['utm_source=letter'],
    ['%E0%A4%A'],
  ])('%s falls back to the defaults', (query) => {
    expect(catalogueFromSearchParams(query)).toEqual(initialCatalogueState);
  });

  test('a link cannot request more than 100 pages', () => {
    expect(catalogueFromSearchParams('pages=1000000000').pages).toBe(100);
  });
});
