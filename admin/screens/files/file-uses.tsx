import { useState } from 'react';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { paths } from '../../../src/lib/paths/paths';
import { useResources } from '../../data/rights';
import type { FileUse, LibraryFile } from '../../data/files';
import { fileTexts } from '../../i18n/files';
import { resourceRoutes } from '../../schema/derive-routes';
import type { ResourceDefinition } from '../../schema/types';
import styles from './files.module.css';

/** As many uses stand on a card; the others follow on a press. */
const SHOWN_USES = 3;

const { uses: texts } = fileTexts;

/** Where a file is used, as links: rows to their forms, what is kept to the history and the trash. */
export function FileUses({ file: { uses, useCount } }: { readonly file: LibraryFile }) {
  const [isWhole, setWhole] = useState(false);
  const resources = useResources();
  if (useCount === 0) return <p className={styles.quiet}>{texts.none}</p>;
  const shown = isWhole ? uses : uses.slice(0, SHOWN_USES);
  const left = useCount - shown.length;
  return (
    <>
      <ul className={styles.uses} aria-label={texts.title}>
        {shown.map((use) => (
          <li key={[use.resource, use.row_id, use.state, use.person].join()}>
            <Use use={use} resource={resources.find(({ table }) => table === use.resource)} />
          </li>
        ))}
      </ul>
      {left > 0 &&
        (isWhole ? (
          <p className={styles.quiet}>{texts.more(left)}</p>
        ) : (
          <Button type="link" className={styles.more} onClick={() => setWhole(true)}>
            {texts.more(left)}
          </Button>
        ))}
    </>
  );
}

interface UseProps {
  readonly use: FileUse;
  /** Undefined when it is declared no more. */
  readonly resource: ResourceDefinition | undefined;
}

function Use({ use, resource }: UseProps) {
  const { state, title, person } = use;
  const note = state === 'form' && person !== null ? texts.formOf(person) : texts.states[state];
  const name = title ?? (state === 'form' && use.row_id === null ? texts.newForm : texts.untitled);
  const to = resource && addressOf(use, resource);
  return (
    <>
      <span className={styles.section}>{resource?.labels.one ?? use.resource}</span>{' '}
      {to === undefined ? <span>{name}</span> : <Link to={to}>{name}</Link>}
      {note !== null && <span className={styles.state}>{note}</span>}
    </>
  );
}

function addressOf({ state, row_id: id, title }: FileUse, resource: ResourceDefinition): string {
  const { list, edit, history } = resourceRoutes(resource);
  if (id === null) return list;
  if (state === 'deleted')
    return paths.trash + (title ? `?${new URLSearchParams({ q: title }).toString()}` : '');
  return (state === 'history' ? history : edit).replace(':id', String(id));
}
