import { Component, type ReactNode } from 'react';
import { FaultMessage } from '../kit/ui/fault-message.tsx';

interface State {
  readonly error: Error | undefined;
}

/** Keeps a fault in one screen from taking down the whole page. */
export class ScreenFault extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: Error): State {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error === undefined ? (
      this.props.children
    ) : (
      <FaultMessage detail={`${error.name}: ${error.message}`} />
    );
  }
}
