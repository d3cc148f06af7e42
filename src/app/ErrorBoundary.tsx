import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../paths';
import { ButtonLink } from '../ui/Button';
import { PageMeta } from '../ui/PageMeta';
import text from '../ui/text.module.css';
import styles from './ErrorBoundary.module.css';
import { reloadAfterChunkError } from './reloadAfterChunkError';

/**
 * Error boundary around each page and around the whole app. It shows a message and a "Try again" link if a chunk fails
 * to load (offline, or after a deployment) or if rendering throws. Navigating to another URL resets it.
 *
 * "Try again" loads a new document, because React's `lazy` caches a failed import.
 */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  return <PageErrorBoundary url={pathname + search}>{children}</PageErrorBoundary>;
}

interface PageErrorBoundaryProps {
  url: string;
  children: ReactNode;
}

class PageErrorBoundary extends Component<PageErrorBoundaryProps, { error?: unknown }> {
  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override state: { error?: unknown } = {};

  override componentDidCatch(error: unknown) {
    // Dispatch the event that `AnnounceHydration` dispatches: after an error, that component is not mounted. The
    // header and footer are hydrated all the same, and the hydration loader replays the user's input in them.
    window.dispatchEvent(new Event('app:hydrated'));
    if (isChunkLoadError(error)) void reloadAfterChunkError();
  }

  override componentDidUpdate(previous: PageErrorBoundaryProps) {
    // Clear the error when the URL changes. Setting state here causes a second render, but only after an error.
    // oxlint-disable-next-line react/no-did-update-set-state
    if (this.state.error && previous.url !== this.props.url) this.setState({ error: undefined });
  }

  override render() {
    if (!this.state.error) return this.props.children;
    return (
      <div className={`${text.page} ${styles.failure}`} role="alert">
        <PageMeta title="Something went wrong" />
        <h1 className={text.title}>Something went wrong</h1>
        <p className={text.lead}>
          {isChunkLoadError(this.state.error)
            ? 'This page could not be loaded. Please check your connection and try again.'
            : 'This page could not be displayed. Please try again.'}
        </p>
        <p className={styles.actions}>
          <ButtonLink variant="outlined" to={this.props.url} reloadDocument>
            Try again
          </ButtonLink>
          <ButtonLink variant="text" to={paths.home}>
            Go to the home page
          </ButtonLink>
        </p>
      </div>
    );
  }
}

/** Whether webpack threw the error because a script or a stylesheet of a chunk failed to load. */
const isChunkLoadError = (error: unknown): boolean => (error as Error).name === 'ChunkLoadError';
