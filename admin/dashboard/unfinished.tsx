import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { formDrafts } from '../data/instances';
import type { KeptDraft } from '../data/form-drafts';
import { useDiscardQuestion } from '../screens/form/draft-notice';
import { dashboardTexts } from '../i18n/dashboard';
import { formatRelativeTime } from '../lib/relative-time';
import { resources } from '../resources/index';
import { resourceRoutes } from '../schema/derive';
import type { Row, ResourceDefinition } from '../schema/types';
import { withCopiedId } from '../screens/row/copied-values';
import { linkSelect, rowTitle } from '../screens/row/row-title';
import styles from './dashboard.module.css';
import { Panel, type GetList } from './panel';

const texts = dashboardTexts.unfinished;

type Unfinished = ReturnType<typeof describe>;

/** The person's own drafts of forms, to go on with or to throw away. Absent while there is none. */
export function UnfinishedPanel() {
  return (
    <Panel
      name="unfinished"
      title={texts.title}
      read={readUnfinished}
      isAbsent={(drafts) => drafts?.length === 0}
    >
      {(drafts, renew) => (
        <>
          <p className={styles.quiet}>{texts.help}</p>
          <ul className={styles.unfinished}>
            {drafts.map((draft) => (
              <li key={draft.key}>
                <Entry draft={draft} onGone={renew} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}

function Entry({ draft, onGone }: { draft: Unfinished; onGone: () => void }) {
  const { key, title, to, notes } = draft;
  const discard = useDiscardQuestion(() => formDrafts.discard(key));
  return (
    <>
      <div>
        {to === undefined ? title : <Link to={to}>{title}</Link>}
        <span className={styles.notes}>{notes.join(' · ')}</span>
      </div>
      <div>
        {to !== undefined && (
          <Link to={to} aria-label={texts.resumeOf(title)}>
            {texts.resume}
          </Link>
        )}
        <Button
          type="text"
          aria-label={texts.discardOf(title)}
          onClick={() => void discard().then((isGone) => isGone && onGone())}
        >
          {texts.discard}
        </Button>
      </div>
    </>
  );
}

/** Reads the drafts, latest first. Those of tables that no resource declares any more are left out. */
async function readUnfinished(getList: GetList): Promise<Unfinished[]> {
  const drafts = await formDrafts.readAll();
  const read = resources.map(async (resource) => {
    const own = drafts.filter(({ table }) => table === resource.table);
    const ids = own.flatMap(({ id }) => id ?? []);
    if (ids.length === 0) return own.map((draft) => ({ draft, resource, row: undefined }));
    const { data } = await getList<Row>({
      resource: resource.table,
      filters: [{ field: 'id', operator: 'in', value: ids }],
      pagination: { pageSize: ids.length },
      meta: { select: linkSelect(resource) },
    });
    return own.map((draft) => ({ draft, resource, row: data.find(({ id }) => id === draft.id) }));
  });
  const found = (await Promise.all(read)).flat();
  found.sort((a, b) => Date.parse(b.draft.keptAt) - Date.parse(a.draft.keptAt));
  return found.map(({ draft, resource, row }) => describe(draft, resource, row));
}

function describe(draft: KeptDraft, resource: ResourceDefinition, row: Row | undefined) {
  const { key, id, copiedId, changes, keptAt, device } = draft;
  const { one } = resource.labels;
  const isGone = id !== null && row === undefined;
  const kind = id !== null ? one : copiedId !== null ? texts.copy(one) : texts.isNew(one);
  return {
    key,
    title: rowTitle(resource, { id: 0, ...row, ...changes }),
    /** The form with the draft. */
    to: isGone ? undefined : addressOf(draft, resource),
    notes: [kind, formatRelativeTime(keptAt), device, ...(isGone ? [texts.gone(one)] : [])],
  };
}

function addressOf({ id, copiedId }: KeptDraft, resource: ResourceDefinition): string {
  const { edit, create } = resourceRoutes(resource);
  if (id !== null) return edit.replace(':id', String(id));
  return copiedId === null ? create : `${create}?${withCopiedId(new URLSearchParams(), copiedId).toString()}`;
}
