import { useDataProvider } from '@refinedev/core';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { errorMessage } from '../../src/lib/error-message';
import { dashboardTexts } from '../i18n/dashboard';
import { resources } from '../resources/index';
import { loadingIcon } from '../lib/loading-icon';
import { checkLinks, type LinkReport } from './check-links';
import styles from './dashboard.module.css';
import { RowLinks } from './row-links';

const texts = dashboardTexts.links;

/** Looks for broken links on request, because it sends one request for each linked page. */
export function LinkCheck() {
  const { getList } = useDataProvider()();
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => checkLinks(getList, resources),
  });
  return (
    <div className={styles.finding}>
      <h3>{texts.title}</h3>
      <p className={styles.quiet}>{texts.help}</p>
      <Button loading={loadingIcon(isPending)} onClick={() => mutate()}>
        {isPending ? texts.checking : data ? texts.again : texts.check}
      </Button>
      <div role="status">{data && <p>{summary(data)}</p>}</div>
      {error && <Alert type="error" showIcon message={texts.failed(errorMessage(error))} />}
      {data && (
        <RowLinks
          rows={data.broken.map(({ title, to, label, address, reason }) => ({
            title,
            to,
            notes: [label, address, texts[reason]],
          }))}
        />
      )}
    </div>
  );
}

function summary({ checked, broken, isLimited }: LinkReport): string {
  const found = broken.length === 0 ? texts.fine(checked) : texts.found(checked, broken.length);
  return isLimited ? `${found} ${texts.limited}` : found;
}
