/** The fields of an RTK Query result that `shownPage` reads. */
interface QueryResult<Page> {
  /** The latest response, which may belong to an earlier page or filter. */
  data?: Page | undefined;
  /** The response for the current page and filter. */
  currentData?: Page | undefined;
  isError: boolean;
}

/**
 * Returns the page of rows that a table shows. While another page or filter is loading, the previous rows stay and
 * `isOutdated` is true. If that request fails, `shown` is undefined: the previous rows do not match the chosen filter.
 */
export function shownPage<Page>({ data, currentData, isError }: QueryResult<Page>) {
  return {
    shown: isError ? currentData : data,
    isOutdated: !isError && data !== undefined && currentData === undefined,
  };
}
