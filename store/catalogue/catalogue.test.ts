import type { CatalogueState } from '.';
import {
  catalogueRestoredFromUrl,
  catalogueReducer,
  catalogueToSearchParams,
  categoryChosen,
  initialCatalogueState,
  pageLoaded,
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
  pages: 3,
};

describe("'search box, filter side panel (open/closed), grid/list toggle, sort select' (§2)", () => {
  test.each([
    ['another sort starts over', sortChosen('name'), { sort: 'name', pages: 1 }],
    ['another category starts over', categoryChosen('sauna'), { category: 'sauna', pages: 1 }],
    ['every category starts over', categoryChosen(null), { category: null, pages: 1 }],
    ['searching keeps the loaded pages: it matches on the client', searchTyped('oak'), { search: 'oak' }],
    ['the view keeps them', viewChosen('grid'), { view: 'grid' }],
    ['the panel keeps them', filtersToggled(), { filtersOpen: false }],
    ['loading more', pageLoaded(4), { pages: 4 }],
    [
      'an address',
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
  ])('%d pages are %d', (asked, pages) => {
    expect(catalogueReducer(undefined, pageLoaded(asked)).pages).toBe(pages);
  });
});

describe('the address mirrors the choices, so that Back, reload and a shared link return to the same place', () => {
  test.each<[Partial<CatalogueState>, string]>([
    [{}, ''],
    [{ sort: 'oldest' }, 'sort=oldest'],
    [{ category: 'sauna' }, 'category=sauna'],
    [{ view: 'list' }, 'view=list'],
    [{ search: 'a&b=c#d' }, 'q=a%26b%3Dc%23d'],
    [{ filtersOpen: true }, 'panel=open'],
    [{ pages: 7 }, 'pages=7'],
    [deep, 'q=s%C3%A4ule+%26+eis&category=cold_plunge&sort=price-high&view=list&panel=open&pages=3'],
  ])('%j is %j and back', (choices, query) => {
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

  test('a link cannot ask for more than a hundred pages', () => {
    expect(catalogueFromSearchParams('pages=1000000000').pages).toBe(100);
  });
});
