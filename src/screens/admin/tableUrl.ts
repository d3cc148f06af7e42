/** The part of a table's state that its URL holds. Filters that are off are empty or false. */
export interface TableUrlState<Sort extends string, Filters> {
  /** Starts at 1. */
  page: number;
  sort: Sort;
  search: string;
  filters: Filters;
}

/** The state of a table at first, and the values that its URL may contain. */
export interface TableOptions<Sort extends string, Filters> {
  /** The sort orders; the first one is the initial order. */
  sorts: readonly [Sort, ...Sort[]];
  /** The filters at first. */
  filters: Filters;
  /** The values of the filters that have a fixed choice. */
  choices: { [Name in keyof Filters]?: readonly string[] };
}

type FilterValues = Record<string, string | boolean>;

/** Returns the state that the parameters of a URL describe. Missing and invalid parameters count as the initial state. */
export function readTableState<Sort extends string, Filters extends FilterValues>(
  parameters: URLSearchParams,
  { sorts, filters, choices }: TableOptions<Sort, Filters>,
): TableUrlState<Sort, Filters> {
  const page = Number(parameters.get('page'));
  const read = ([name, initial]: [string, string | boolean]) => {
    const text = parameters.get(name);
    if (text === null) return [name, initial];
    if (typeof initial === 'boolean') return [name, text === 'true'];
    const isValid = text === '' || (choices[name]?.includes(text) ?? true);
    return [name, isValid ? text : initial];
  };
  return {
    page: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
    sort: sorts.find((sort) => sort === parameters.get('sort')) ?? sorts[0],
    search: (parameters.get('search') ?? '').slice(0, 200),
    filters: Object.fromEntries(Object.entries(filters).map(read)) as Filters,
  };
}

/** Returns the parameters with those of the state, in a fixed order. Parts that are as at first are left out. */
export function writeTableState<Sort extends string, Filters extends FilterValues>(
  parameters: URLSearchParams,
  state: TableUrlState<Sort, Filters>,
  { sorts, filters }: TableOptions<Sort, Filters>,
): URLSearchParams {
  const written = new URLSearchParams(parameters);
  const write = (name: string, value: string, initial: string) => {
    written.delete(name);
    if (value !== initial) written.append(name, value);
  };
  write('page', String(state.page), '1');
  write('sort', state.sort, sorts[0]);
  write('search', state.search, '');
  for (const [name, initial] of Object.entries(filters)) write(name, String(state.filters[name]), String(initial));
  return written;
}
