import { HistoryOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useLocation, useNavigate } from 'react-router-dom';
import { versionTexts } from '../../i18n/history';
import { resourceRoutes } from '../../schema/derive-routes';
import type { ResourceDefinition } from '../../schema/types';
import styles from './resource-form.module.css';

/** The state of a navigation from the form to the history, so that closing the history leads back to the form. */
export const FROM_FORM = { from: 'form' } as const;

interface HistoryButtonProps {
  readonly resource: ResourceDefinition;
  readonly id: number;
  readonly isDisabled: boolean;
}

/** Leaves the form for the row's history. Unsaved changes are asked about as on every other way out. */
export function HistoryButton({ resource, id, isDisabled }: HistoryButtonProps) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const pathname = resourceRoutes(resource).history.replace(':id', String(id));
  return (
    <Button
      className={styles.history}
      icon={<HistoryOutlined aria-hidden />}
      aria-label={versionTexts.open}
      disabled={isDisabled}
      onClick={() => void navigate({ pathname, search }, { state: FROM_FORM })}
    >
      <span>{versionTexts.open}</span>
    </Button>
  );
}
