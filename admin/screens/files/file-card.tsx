import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { uploadTexts } from '../../i18n/fields';
import { fileTexts } from '../../i18n/files';
import { trashTexts } from '../../i18n/history';
import type { LibraryFile, FileUse } from '../../data/files';
import { FileFacts, FileName, FilePicture } from '../../fields/library/file-parts';
import styles from './files.module.css';
import { paths } from '../../../src/lib/paths/paths';
import { useResources } from '../../data/access';
import { resourceRoutes } from '../../schema/derive';
import type { ResourceDefinition } from '../../schema/types';

export type FileAct = 'describe' | 'replace' | 'remove' | 'restore';

interface FileCardProps {
  readonly file: LibraryFile;
  /** Undefined where the file cannot be selected. */
  readonly selection:
    { readonly isSelected: boolean; readonly onSelect: (isSelected: boolean) => void } | undefined;
  readonly onAct: (act: FileAct) => void;
}

/** A file of the library: what it is, what it shows, where it is used, and what can be done. */
export function FileCard({ file, selection, onAct }: FileCardProps) {
  const { title, address, kind, trash, is_used: isUsed } = file;
  return (
    <li className={styles.card}>
      <a
        className={styles.picture}
        href={address}
        target="_blank"
        rel="noopener"
        aria-label={fileTexts.open(title)}
      >
        <FilePicture file={file} />
      </a>
      {selection && (
        <Checkbox
          className={styles.choice}
          aria-label={fileTexts.select(title)}
          checked={selection.isSelected}
          onChange={({ target }) => selection.onSelect(target.checked)}
        />
      )}
      <div className={styles.body}>
        <FileName file={file} as="h2" />
        <p className={styles.facts}>
          <FileFacts file={file} />
        </p>
        {trash && (
          <p className={styles.facts}>
            <span className={styles.state}>{trashTexts.daysLeft(trash.daysLeft)}</span>
          </p>
        )}
        {kind === 'image' && <Description file={file} />}
        <FileUses file={file} />
      </div>
      <div className={styles.actions}>
        {trash ? (
          <Act act="restore" file={file} onAct={onAct} />
        ) : (
          <>
            {kind === 'image' && (
              <Button type="text" aria-label={fileTexts.alt.of(title)} onClick={() => onAct('describe')}>
                {fileTexts.alt.label}
              </Button>
            )}
            <Act act="replace" file={file} onAct={onAct} />
            {!isUsed && <Act act="remove" file={file} onAct={onAct} />}
          </>
        )}
      </div>
    </li>
  );
}

interface ActProps extends Pick<FileCardProps, 'file' | 'onAct'> {
  readonly act: 'replace' | 'remove' | 'restore';
}

function Act({ act, file: { title }, onAct }: ActProps) {
  const { action, of } = fileTexts[act];
  return (
    <Button type="text" danger={act === 'remove'} aria-label={of(title)} onClick={() => onAct(act)}>
      {action}
    </Button>
  );
}

/** What the picture shows, and whether that is missing anywhere. */
function Description({ file: { alt, is_undescribed } }: { readonly file: LibraryFile }) {
  const { missing, missingSomewhere } = fileTexts.alt;
  return (
    <>
      {alt !== null && <p className={styles.alt}>{alt || uploadTexts.alt.decorative}</p>}
      {is_undescribed && <p className={styles.missing}>{alt === null ? missing : missingSomewhere}</p>}
    </>
  );
}

/** As many uses stand on a card; the others follow on a press. */
const SHOWN_USES = 3;

const { uses: texts } = fileTexts;

/** Where a file is used, as links: rows to their forms, what is kept to the history and the trash. */
function FileUses({ file: { uses, use_count: useCount } }: { readonly file: LibraryFile }) {
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
