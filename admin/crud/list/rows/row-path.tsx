import type { Row } from '../../../lib/row';
import { rowTexts } from '../../../i18n/lists';
import { useMinute } from '../../../lib/use-minute';
import type { ResourceDefinition } from '../../../schema/types';
import styles from '../list.module.css';
import { publicAddress, rowTitle } from '../../row/row-title';

interface RowPathProps {
  readonly resource: ResourceDefinition;
  readonly row: Row;
}

/** The row's public address as a link, for resources with `list.showPath`. */
export function RowPath({ resource, row }: RowPathProps) {
  useMinute();
  const address = resource.list.showPath ? publicAddress(resource, row, new Date()) : null;
  if (address === null) return null;
  return (
    <a
      className={styles.path}
      href={address}
      target="_blank"
      rel="noopener"
      aria-label={rowTexts.pathOf(rowTitle(resource, row), address)}
    >
      {address}
    </a>
  );
}
