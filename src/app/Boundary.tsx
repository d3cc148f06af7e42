import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '../ui/Button';
import { PageHead } from '../ui/PageHead';
import text from '../ui/text.module.css';
import styles from './Boundary.module.css';

/**
 * Around what may fail to come: the parts of the site that are loaded when they are needed do, without a connection
 * or in a window that is older than the site. Without it React would leave the window empty. Going elsewhere tries
 * again; so does the button, with a new document, because React remembers a part that did not come.
 */
export function Boundary({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  return <Catcher address={pathname + search}>{children}</Catcher>;
}

interface CatcherProps {
  address: string;
  children: ReactNode;
}

class Catcher extends Component<CatcherProps, { failed: boolean }> {
  static getDerivedStateFromError() {
    return { failed: true };
  }

  override state = { failed: false };

  override componentDidUpdate(before: CatcherProps) {
    // One more render, and only where something has failed.
    // oxlint-disable-next-line react/no-did-update-set-state
    if (this.state.failed && before.address !== this.props.address) this.setState({ failed: false });
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div className={`${text.page} ${styles.failure}`} role="alert">
        <PageHead title="Not loaded" />
        <p className={text.lead}>This page could not be loaded. Please check your connection and try again.</p>
        <ButtonLink look="outlined" to={this.props.address} reloadDocument>
          Try again
        </ButtonLink>
      </div>
    );
  }
}
