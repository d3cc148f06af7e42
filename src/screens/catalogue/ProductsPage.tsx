import { useId } from 'react';
import { Button } from '../../ui/Button';
import { PageMeta } from '../../ui/PageMeta';
import { Spinner } from '../../ui/Spinner';
import { CatalogueToolbar } from './CatalogueToolbar';
import { CategoryLinks } from './CategoryLinks';
import { RemoteResults } from './RemoteResults';
import { FilterPanel } from './FilterPanel';
import { messages, resultCountText } from './messages';
import { ProductList } from './ProductList';
import { ProductSkeleton } from './ProductSkeleton';
import styles from './ProductsPage.module.css';
import { useCatalogue } from './useCatalogue';

/** The catalogue, 'Products page (Wellness Collection)' (docs/specification.md §2). */
export function ProductsPage() {
  const catalogue = useCatalogue();
  const panelId = useId();
  const { cards, view, filtersOpen } = catalogue;
  const opensWithLead = catalogue.isWhole && !filtersOpen;

  return (
    <div className={styles.page} data-searched={catalogue.isSearched}>
      <PageMeta
        title="The Wellness Collection"
        description="Home saunas, infrared cabins, cold plunges, complete contrast suites and the pieces that go with them."
      />
      <header className={styles.head}>
        <h1 className={styles.title}>Wellness Collection</h1>
        <p className={styles.lead}>
          Rooms of cedar and hemlock, basins of stone and steel, and what belongs beside them.
        </p>
        <div className={styles.status}>
          <ResultCount catalogue={catalogue} />
          {catalogue.isLoading ? <Spinner label={messages.loading} /> : null}
        </div>
      </header>

      <CategoryLinks catalogue={catalogue} />
      <CatalogueToolbar catalogue={catalogue} panelId={panelId} />

      <div className={styles.body} data-filters-open={filtersOpen}>
        <FilterPanel
          id={panelId}
          open={filtersOpen}
          category={catalogue.category}
          onCategory={catalogue.categoryChosen}
        />
        <section className={styles.results} aria-label="Products">
          {catalogue.isFailed ? <LoadError onRetry={catalogue.retry} /> : null}
          {catalogue.isLoading ? (
            <Skeletons view={view} opensWithLead={opensWithLead} />
          ) : (
            <ProductList cards={cards} view={view} opensWithLead={opensWithLead} />
          )}
          {!catalogue.isLoading && !catalogue.isFailed && cards.length === 0 ? (
            <NoResults catalogue={catalogue} />
          ) : null}
          <RemoteResults remoteSearch={catalogue.remoteSearch} view={view} />
          {catalogue.isMoreFailed ? <LoadError onRetry={catalogue.retry} /> : <LoadMore catalogue={catalogue} />}
        </section>
      </div>
    </div>
  );
}

type Catalogue = ReturnType<typeof useCatalogue>;

/** Loading placeholders in the layout of ProductList. */
function Skeletons({ view, opensWithLead }: { view: 'grid' | 'list'; opensWithLead: boolean }) {
  const hasLead = opensWithLead && view === 'grid';
  return (
    <ul className={styles.list} data-view={view} data-lead={hasLead} aria-hidden="true">
      {Array.from({ length: 6 }, (_, index) => (
        <ProductSkeleton key={index} view={hasLead && index === 0 ? 'lead' : view} />
      ))}
    </ul>
  );
}

/** The number of products that are shown, and of all that match. */
function ResultCount({ catalogue: { cards, total, isLoading, isFailed } }: { catalogue: Catalogue }) {
  return (
    <p className={styles.count} role="status">
      {isLoading || isFailed ? null : <span>{resultCountText(cards.length)}</span>}
      {(total ?? 0) > cards.length ? ` of ${total}` : null}
    </p>
  );
}

/** Error message for products that failed to load (docs/specification.md §8), with a "Try again" button. */
function LoadError({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.notice} role="alert">
      <p>{messages.loadFailed}</p>
      <Button variant="outlined" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

function NoResults({ catalogue }: { catalogue: Catalogue }) {
  const { search, category, favouritesOnly, favouriteCount, hasMore, remoteSearch } = catalogue;
  const { searchTyped, categoryChosen, favouritesToggled } = catalogue;
  const searching = search.trim() !== '';
  if (favouritesOnly && favouriteCount === 0) return <NoFavourites onShowAll={favouritesToggled} />;
  if (!searching && category === null) return <p className={styles.notice}>{messages.nothingYet}</p>;
  // Hide the 'No matches' message if RemoteResults below shows a search in progress or products found by the server.
  if (remoteSearch.state === 'searching' || remoteSearch.cards.length > 0) return null;
  const moreToLoad = hasMore && remoteSearch.state !== 'done';
  return (
    <div className={styles.notice}>
      <p>{moreToLoad ? messages.nothingFound : messages.nothingFoundAtAll}</p>
      {searching ? (
        <Button variant="text" onClick={() => searchTyped('')}>
          Clear search
        </Button>
      ) : (
        <Button variant="text" onClick={() => categoryChosen(null)}>
          See all categories
        </Button>
      )}
    </div>
  );
}

function NoFavourites({ onShowAll }: { onShowAll: () => void }) {
  return (
    <div className={styles.notice}>
      <p>{messages.noFavourites}</p>
      <Button variant="text" onClick={onShowAll}>
        See all products
      </Button>
    </div>
  );
}

function LoadMore({ catalogue }: { catalogue: Catalogue }) {
  const { hasMore, isLoading, isLoadingMore, loadMore } = catalogue;
  if (!hasMore || isLoading) return null;
  return (
    <div className={styles.more}>
      {/* aria-disabled instead of disabled while loading, because a disabled button loses keyboard focus. */}
      <Button variant="outlined" aria-disabled={isLoadingMore} onClick={isLoadingMore ? undefined : loadMore}>
        {isLoadingMore ? messages.loadingMore : 'Load More Products'}
      </Button>
    </div>
  );
}
