import { Component, type ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';

interface Props {
  readonly children: ReactNode;
}

/** A screen that broke, or whose script did not arrive, leaves the rest of the page standing. */
export class ScreenBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div role="alert">
        <EmptyState
          title="This page could not be shown"
          action={
            <Button tone="main" onClick={() => location.reload()}>
              Load it again
            </Button>
          }
        >
          <p>The connection may have failed, or the site was renewed while it was open.</p>
        </EmptyState>
      </div>
    );
  }
}
