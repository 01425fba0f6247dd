import { Component, type ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';

interface Props {
  /** A screen that failed is tried again when this key changes: with the page, but not with a tab of it. */
  readonly place: string;
  readonly children: ReactNode;
}

interface State {
  readonly failed: boolean;
  readonly place: string;
}

/** A screen that broke, or whose script did not arrive, leaves the rest of the page standing. */
export class ScreenBoundary extends Component<Props, State> {
  override state: State = { failed: false, place: this.props.place };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return place === state.place ? null : { failed: false, place };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div role="alert">
        <EmptyState
          page
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
