import { useId } from 'react';
import { Button } from '../../ui/Button';
import styles from './RemoteResults.module.css';
import { remoteResultCountText, messages } from './messages';
import { ProductList } from './ProductList';
import list from './ProductsPage.module.css';
import type { useRemoteSearch } from './useRemoteSearch';

interface RemoteResultsProps {
  remoteSearch: ReturnType<typeof useRemoteSearch>;
  view: 'grid' | 'list';
}

/** Shows the products that the server's search has found besides those already loaded, under a separate heading. */
export function RemoteResults({ remoteSearch, view }: RemoteResultsProps) {
  const heading = useId();
  const { state, cards, hasMore, isLoadingMore, loadMore } = remoteSearch;
  return (
    <section aria-labelledby={cards.length > 0 ? heading : undefined}>
      {cards.length > 0 ? (
        <h2 id={heading} className={styles.heading}>
          More from the collection
        </h2>
      ) : null}
      {/* Always rendered, because screen readers announce only changes of a status element that already exists. */}
      <p className={styles.status} role="status">
        {state === 'searching' ? messages.searchingRemotely : null}
        {state === 'failed' ? messages.remoteSearchFailed : null}
        {state === 'done' ? remoteResultCountText(cards.length, hasMore) : null}
      </p>
      <ProductList cards={cards} view={view} />
      {hasMore ? (
        <div className={list.more}>
          <Button variant="text" aria-disabled={isLoadingMore} onClick={isLoadingMore ? undefined : loadMore}>
            {isLoadingMore ? messages.loadingMore : 'Show more matches'}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
