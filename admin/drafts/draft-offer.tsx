import { Alert, Button } from 'antd';
import { formatTimestamp } from '../../src/lib/dates/dates';
import type { DraftOffer } from './use-form-draft';
import { savingTexts } from '../i18n/forms';
import type { ResourceDefinition } from '../schema/types';
import styles from './draft-offer.module.css';

const texts = savingTexts.draft;

interface FormDraftOfferProps {
  readonly resource: ResourceDefinition;
  readonly offer: DraftOffer;
}

/** Offers the unsaved changes of an earlier visit. Nothing enters the form without a click. */
export function FormDraftOffer({ resource, offer }: FormDraftOfferProps) {
  const labels = resource.fields.filter(({ name }) => offer.fields.includes(name)).map(({ label }) => label);
  return (
    <Alert
      className={styles.offer}
      role="status"
      type="info"
      showIcon
      message={texts.offer(formatTimestamp(offer.savedAt))}
      description={
        <>
          <p>{texts.fields(labels)}</p>
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
