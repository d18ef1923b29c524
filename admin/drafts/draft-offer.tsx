import { useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { formatTimestamp } from '../../src/lib/dates/dates';
import type { DraftOffer } from './use-form-draft';
import { savingTexts } from '../i18n/forms';
import { ownedFiles } from '../schema/derive-fields';
import type { ResourceDefinition } from '../schema/types';
import styles from './draft-offer.module.css';

const texts = savingTexts.draft;

interface FormDraftOfferProps {
  readonly resource: ResourceDefinition;
  readonly offer: DraftOffer;
}

/** Offers the unsaved changes of an earlier visit. Nothing enters the form without a click. */
export function FormDraftOffer({ resource, offer }: FormDraftOfferProps) {
  const { changes } = offer;
  const gone = useGoneFiles(ownedFiles(resource, changes));
  const fields = resource.fields.filter(({ name }) => name in changes);
  const lacking = fields.filter((field) =>
    ownedFiles({ ...resource, fields: [field] }, changes).some((file) => gone.includes(file)),
  );
  return (
    <Alert
      className={styles.offer}
      role="status"
      type="info"
      showIcon
      message={texts.offer(formatTimestamp(offer.savedAt))}
      description={
        <>
          <p>{texts.fields(labelsOf(fields))}</p>
          {lacking.length > 0 && <p>{texts.filesGone(labelsOf(lacking))}</p>}
          {offer.isOutdated && <p>{texts.outdated(resource.labels.one)}</p>}
          <div className={styles.actions}>
            <Button type="primary" onClick={offer.restore}>
              {texts.restore}
            </Button>
            <Button onClick={offer.discard}>{texts.discard}</Button>
          </div>
        </>
      }
    />
  );
}

const labelsOf = (fields: ResourceDefinition['fields']) => fields.map(({ label }) => label);

/** Returns those files that are no more: the server's purge removes uploads that no row got. */
function useGoneFiles(addresses: readonly string[]): readonly string[] {
  const { data = [] } = useQuery({
    queryKey: ['files', addresses],
    queryFn: async () => {
      // The browser's cache would still have them.
      const ask = { method: 'HEAD', cache: 'no-store' } as const;
      const answers = await Promise.all(addresses.map((address) => fetch(address, ask)));
      return addresses.filter((_, index) => answers[index]?.ok === false);
    },
    enabled: addresses.length > 0,
    retry: false,
  });
  return data;
}
