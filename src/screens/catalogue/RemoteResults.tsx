import { useId } from 'react';
import { Button } from '../../ui/Button';
import styles from './RemoteResults.module.css';
import { remoteResultCountText, messages } from './messages';
import { ProductList } from './ProductList';
import list from './ProductsPage.module.css';
import type { useRemoteSearch } from './useRemoteSearch';

interface ElsewhereProps {
  elsewhere: ReturnType<typeof useRemoteSearch>;
  view: 'grid' | 'list';
}

/** What a search finds beyond the loaded products, under a heading of its own. */
export function RemoteResults({ elsewhere, view }: ElsewhereProps) {
  const heading = useId();
  const { state, cards, hasMore, isLoadingMore, loadMore } = elsewhere;
  return (
    <section aria-labelledby={cards.length > 0 ? heading : undefined}>
      {cards.length > 0 ? (
        <h2 id={heading} className={styles.heading}>
          Elsewhere in the collection
        </h2>
      ) : null}
      {/* Always there: what is put into it later is read out. */}
      <p className={styles.status} role="status">
        {state === 'asking' ? messages.lookingElsewhere : null}
        {state === 'failed' ? messages.elsewhereFailed : null}
        {state === 'done' ? remoteResultCountText(cards.length, hasMore) : null}
      </p>
      <ProductList cards={cards} view={view} />
      {hasMore ? (
        <div className={list.more}>
          <Button variant="text" aria-disabled={isLoadingMore} onClick={isLoadingMore ? undefined : loadMore}>
            {isLoadingMore ? messages.loadingMore : 'Show more of what was found'}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
