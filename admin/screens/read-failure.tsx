import { Alert, Button } from 'antd';
import { messages } from '../../src/lib/messages';

interface ReadFailureProps {
  readonly message: string;
  /** The reason, where the message says what could not be read. */
  readonly description?: string;
  readonly onRetry: () => unknown;
}

/** Says that rows could not be read, and offers to try again. */
export function ReadFailure({ onRetry, ...words }: ReadFailureProps) {
  return (
    <Alert
      role="alert"
      type="error"
      showIcon
      {...words}
      action={<Button onClick={() => void onRetry()}>{messages.labels.retry}</Button>}
    />
  );
}
