import { messages } from '../../../src/shared/messages';
import { publishState } from '../../../src/shared/publish-state';
import styles from './publish.module.css';

/** Takes the column's value; draws the state it means at this moment. */
export function PublishStateLabel({ publishedAt }: { readonly publishedAt: string | null }) {
  const state = publishState(publishedAt, new Date());
  return (
    <span className={styles.state} data-state={state}>
      {messages.admin[state]}
    </span>
  );
}
