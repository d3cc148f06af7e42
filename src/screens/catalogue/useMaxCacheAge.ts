import { NavigationType, useNavigationType } from 'react-router-dom';

/** Maximum age in s of cached data that a followed link shows without requesting it again. */
const MAX_AGE_S = 60;

/**
 * Returns RTK Query's option `refetchOnMountOrArgChange` for the data of a page. After a link was followed, cached data
 * that is older than MAX_AGE_S is shown and requested again. Back and Forward, and server-rendered pages, send no
 * request.
 */
export const useMaxCacheAge = (): number | false => (useNavigationType() === NavigationType.Push ? MAX_AGE_S : false);
