import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../paths';
import { ButtonLink } from '../ui/Button';
import { PageMeta } from '../ui/PageMeta';
import text from '../ui/text.module.css';
import styles from './ErrorBoundary.module.css';
import { reloadAfterChunkError } from './reloadAfterChunkError';

/**
 * Around each page, and around all of them: without it React would leave the window empty when something fails. That
 * may be a part of the site that did not come, without a connection or in a window that is older than the site; or an
 * error of ours. Going elsewhere tries again; so does the button, with a new document, because React remembers a part
 * that did not come.
 */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  return <Catcher address={pathname + search}>{children}</Catcher>;
}

interface CatcherProps {
  address: string;
  children: ReactNode;
}

class Catcher extends Component<CatcherProps, { error?: unknown }> {
  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override state: { error?: unknown } = {};

  override componentDidCatch(error: unknown) {
    // `AnnounceHydration` is not mounted if the page fails. The header and footer are hydrated all the same.
    window.dispatchEvent(new Event('app:hydrated'));
    if (isMissingPart(error)) void reloadAfterChunkError(error.message);
  }

  override componentDidUpdate(before: CatcherProps) {
    // One more render, and only where something has failed.
    // oxlint-disable-next-line react/no-did-update-set-state
    if (this.state.error && before.address !== this.props.address) this.setState({ error: undefined });
  }

  override render() {
    if (!this.state.error) return this.props.children;
    return (
      <div className={`${text.page} ${styles.failure}`} role="alert">
        <PageMeta title="Not loaded" />
        <h1 className={text.title}>Not loaded</h1>
        <p className={text.lead}>
          {isMissingPart(this.state.error)
            ? 'This page could not be loaded. Please check your connection and try again.'
            : 'This page could not be shown. Please try again.'}
        </p>
        <p className={styles.actions}>
          <ButtonLink variant="outlined" to={this.props.address} reloadDocument>
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

/** A part of the site did not come. Its message names it, with the address. */
const isMissingPart = (error: unknown): error is Error => (error as Error).name === 'ChunkLoadError';
