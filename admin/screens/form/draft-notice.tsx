import { useNotification } from '@refinedev/core';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { formatTimestamp } from '../../../src/lib/dates/dates';
import { errorMessage } from '../../../src/lib/error-message';
import { inNoun } from '../../../src/lib/text/locative';
import { lowerFirst } from '../../../src/lib/text/turkish';
import { formDrafts } from '../../data/instances';
import { savingTexts } from '../../i18n/forms';
import { FormNotice } from '../../lib/form-notice';
import { useQuestion } from '../../lib/questions';
import { formatRelativeTime } from '../../lib/relative-time';
import { ownedFiles } from '../../fields/form-codec';
import { findMissing } from '../../fields/links';
import type { ResourceDefinition } from '../../schema/types';
import { readLastChange } from '../history/last-change';
import type { Keeping } from '../../drafts/draft-keeper';
import styles from './draft-notice.module.css';
import type { DraftOffer, FormDraft } from '../../drafts/use-form-draft';

const texts = savingTexts.draft;

interface DraftNoticesProps {
  readonly resource: ResourceDefinition;
  /** Null is a new row. */
  readonly id: number | null;
  readonly draft: FormDraft;
}

/** What a person must know of drafts before going on in a form: that it has one, that another is newer, and who else writes. */
export function DraftNotices({ resource, id, draft }: DraftNoticesProps) {
  const { keeping, offer, openNewer, keepThis } = draft;
  return (
    <>
      {id !== null && <OtherWriters resource={resource} id={id} />}
      {keeping.state === 'newer' && (
        <FormNotice
          role="alert"
          type="warning"
          message={texts.newer(formatTimestamp(keeping.at), keeping.device)}
          description={
            <div className={styles.actions}>
              <Button type="primary" onClick={() => void openNewer()}>
                {texts.openNewer}
              </Button>
              <Button onClick={keepThis}>{texts.keepThis}</Button>
            </div>
          }
        />
      )}
      {offer && <Offer resource={resource} id={id} offer={offer} />}
    </>
  );
}

/** Says that the form shows an earlier draft, or offers one that it does not show. */
function Offer({ resource, id, offer }: Omit<DraftNoticesProps, 'draft'> & { readonly offer: DraftOffer }) {
  const { changes, device, isOutdated, isRestored, restore } = offer;
  const discard = useDiscardQuestion(offer.discard);
  const gone = useGoneFiles(ownedFiles(resource, changes));
  const by = useLastChange(resource.table, isOutdated ? id : null);
  const fields = resource.fields.filter(({ name }) => name in changes);
  const lacking = fields.filter((field) =>
    ownedFiles({ ...resource, fields: [field] }, changes).some((file) => gone?.has(file)),
  );
  const when = formatTimestamp(offer.savedAt);
  const here = isRestored ? texts.restoredHere : texts.offer;
  const elsewhere = isRestored ? texts.restored : texts.offerFrom;
  return (
    <FormNotice
      message={device === undefined ? here(when) : elsewhere(when, device)}
      description={
        <>
          {!isRestored && <p>{texts.fields(labelsOf(fields))}</p>}
          {lacking.length > 0 && <p>{texts.filesGone(labelsOf(lacking))}</p>}
          {isOutdated && id !== null && <p>{texts.outdated(resource.labels.one, by)}</p>}
          <div className={styles.actions}>
            {!isRestored && (
              <Button type="primary" onClick={restore}>
                {texts.restore}
              </Button>
            )}
            <Button onClick={() => void discard()}>{texts.discard}</Button>
          </div>
        </>
      }
    />
  );
}

/** Returns the function that asks before a draft is thrown away. It resolves to whether it was. */
export function useDiscardQuestion(discard: () => Promise<unknown>): () => Promise<boolean> {
  const ask = useQuestion();
  const { open } = useNotification();
  return async () => {
    const { discardQuestion: title, discardHelp: content, discard: okText } = texts;
    if (!(await ask({ title, content, okText, isDanger: true }))) return false;
    try {
      await discard();
      return true;
    } catch (error) {
      open?.({ type: 'error', message: texts.discardFailed(errorMessage(error)) });
      return false;
    }
  };
}

/** The line at a form's foot that says where the text is. It is no live region: it changes with every pause in typing. */
export function KeepingLine({ keeping }: { readonly keeping: Keeping }) {
  if (keeping.state === 'nothing' || keeping.state === 'newer') return null;
  if (keeping.state === 'keeping') return <p>{texts.keeping}</p>;
  if (keeping.state === 'kept') return <p>{texts.kept(keeping.at)}</p>;
  const { isOffline, place } = keeping;
  return <p role="status">{(isOffline ? texts.offline : texts.refused)[place]}</p>;
}

/** The administrators who have typed into this row's form and not saved it. A failure says nothing, because the form matters more. */
function OtherWriters({ resource, id }: { readonly resource: ResourceDefinition; readonly id: number }) {
  const { table, labels } = resource;
  const { data = [] } = useQuery({
    queryKey: ['draft-writers', table, id],
    queryFn: () => formDrafts.readWriters(table, id),
  });
  if (data.length === 0) return null;
  const place = inNoun(lowerFirst(labels.one), lowerFirst(labels.object));
  return (
    <FormNotice
      type="warning"
      message={data.map(({ person, wrote_at }) => (
        <p key={person}>{texts.writing(person, formatRelativeTime(wrote_at), place)}</p>
      ))}
    />
  );
}

const labelsOf = (fields: ResourceDefinition['fields']) => fields.map(({ label }) => label);

function useLastChange(table: string, id: number | null): string | null {
  const { data = null } = useQuery({
    queryKey: ['last-change', table, id],
    queryFn: () => (id === null ? null : readLastChange(table, id)),
    enabled: id !== null,
  });
  return data;
}

/** Returns those files that are no more; undefined until that is known. */
function useGoneFiles(addresses: readonly string[]): ReadonlySet<string> | undefined {
  const queryKey = ['files', addresses];
  return useQuery({ queryKey, queryFn: () => findMissing(addresses), enabled: addresses.length > 0 }).data;
}
