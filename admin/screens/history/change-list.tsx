import type { ReactNode } from 'react';
import { renditionSrcSet } from '../../../src/lib/media/image-renditions';
import { splitFocus } from '../../../src/lib/media/focus';
import { isSafeImageUrl } from '../../../src/lib/paths/links';
import { firstWords } from '../../../src/lib/text/excerpt';
import { FieldWords } from '../../fields/field';
import { fieldKind, fieldToLines, fieldToText, isSameValue, ownedFiles } from '../../fields/form-codec';
import { rowTexts } from '../../i18n/lists';
import { versionTexts } from '../../i18n/history';
import { isSame } from '../../lib/form-values';
import { cutAroundChanges, textDifference, type TextPart } from '../../lib/text-difference';
import type { FieldDeclaration, ResourceDefinition } from '../../schema/types';
import styles from './history.module.css';
import type { ColumnValues, RowChange } from '../../data/history';

const pictureTexts = versionTexts.pictures;
const MAX_SHOWN = 12;
const THUMBNAIL_PX = 88;
/** In characters: as much of a text as tells which one it is. */
const EXCERPT_LENGTH = 200;
/** In characters: longer changes are shown by their start and end. */
const MAX_CHANGE = 600;

interface Resourced {
  readonly resource: ResourceDefinition;
}

/** What differs between two versions of a row, field by field. */
export function DifferenceList({ resource, fields, isMoved }: RowDifference & Resourced) {
  if (fields.length === 0 && !isMoved) return <p className={styles.note}>{versionTexts.noFields}</p>;
  return (
    <dl className={styles.fields}>
      {fields.map((change) => (
        <ComparedField key={change.field.name} label={change.field.label}>
          <Difference resource={resource} {...change} />
        </ComparedField>
      ))}
      {isMoved && <ComparedField label={rowTexts.orderColumn}>{versionTexts.moved}</ComparedField>}
    </dl>
  );
}

export function ComparedField({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.field}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export function Difference({ resource, field, before, after }: FieldChange & Resourced) {
  const files = { before: filesOf(resource, field, before), after: filesOf(resource, field, after) };
  const comparedAs = fieldKind(field.kind).comparedAs;
  if (comparedAs === 'pictures') {
    const focus = typeof after === 'string' && isSame(files.before, files.after) && splitFocus(after).focus;
    if (focus) return <p>{pictureTexts.focus(focus.x, focus.y)}</p>;
    return <PictureChanges {...files} />;
  }
  if (comparedAs === 'text') {
    const texts = { before: fieldToText(field, before), after: fieldToText(field, after) };
    const hasOtherFiles = !isSame(files.before, files.after);
    return (
      <>
        {(texts.before !== texts.after || !hasOtherFiles) && <TextChange {...texts} />}
        {hasOtherFiles && <PictureChanges {...files} />}
      </>
    );
  }
  return (
    <p className={styles.sides}>
      <Removed>
        <Value resource={resource} field={field} value={before} />
      </Removed>
      <span aria-hidden>→</span>
      <Added>
        <Value resource={resource} field={field} value={after} />
      </Added>
    </p>
  );
}

interface ValueListProps extends Pick<ValueProps, 'resource' | 'isWhole'> {
  readonly row: ColumnValues;
  /** Which of the filled fields are shown. Default: all. */
  readonly shows?: (field: FieldDeclaration) => boolean;
}

/** The filled fields of a row that is only read, or that was added, deleted or is to come back. */
export function ValueList({ resource, row, shows = () => true, ...props }: ValueListProps) {
  const filled = resource.fields.filter(
    (field) => row[field.name] !== false && fieldToText(field, row[field.name]) !== '',
  );
  return (
    <dl className={styles.fields}>
      {filled.filter(shows).map((field) => (
        <ComparedField key={field.name} label={field.label}>
          <Value {...{ resource, field, ...props }} value={row[field.name]} />
        </ComparedField>
      ))}
    </dl>
  );
}

interface ValueProps extends Resourced {
  readonly field: FieldDeclaration;
  readonly value: unknown;
  /** A long text to its end. */
  readonly isWhole?: boolean;
}

/** A value of a row as its kind compares it. */
export function Value({ resource, field, value, isWhole = false }: ValueProps) {
  const text = (isWhole ? fieldToLines : fieldToText)(field, value);
  if (text === '') return <span className={styles.note}>{versionTexts.empty}</span>;
  const files = filesOf(resource, field, value);
  switch (fieldKind(field.kind).comparedAs) {
    case 'pictures':
      return <Pictures shown={files} all={files} nameOf={versionTexts.pictures.photo} />;
    case 'file':
      return files.map((address) => <FileLink key={address} address={address} />);
    case 'text':
      return <p className={styles.text}>{isWhole ? text : firstWords(text, EXCERPT_LENGTH)}</p>;
    default:
      return <FieldWords field={field} value={value} />;
  }
}

function filesOf(resource: ResourceDefinition, field: FieldDeclaration, value: unknown): string[] {
  return ownedFiles({ ...resource, fields: [field] }, { [field.name]: value });
}

/** A changed text with the removed words struck through and the added ones underlined. */
function TextChange({ before, after }: { readonly before: string; readonly after: string }) {
  const parts = textDifference(before, after);
  if (parts.every(({ change }) => change === 'kept'))
    return <p className={styles.note}>{versionTexts.formatOnly}</p>;
  return (
    <p className={styles.text}>
      {cutAroundChanges(parts, MAX_CHANGE).map((part, index) => (
        <Part key={index} {...part} />
      ))}
    </p>
  );
}

function Part({ text, change }: TextPart) {
  const words = text.trimEnd();
  if (change === 'kept') return text;
  return (
    <>
      {change === 'removed' ? <Removed>{words}</Removed> : <Added>{words}</Added>}
      {text.slice(words.length)}
    </>
  );
}

/** Screen readers do not announce `del` and `ins`. */
export function Removed({ children }: { readonly children: ReactNode }) {
  return (
    <del className={styles.removed}>
      <span className="visually-hidden">{versionTexts.removed}</span>
      {children}
    </del>
  );
}

export function Added({ children }: { readonly children: ReactNode }) {
  return (
    <ins className={styles.added}>
      <span className="visually-hidden">{versionTexts.added}</span>
      {children}
    </ins>
  );
}

/** The pictures that came and went, and the new order if those that stayed moved. */
function PictureChanges({ before, after }: Readonly<Record<'before' | 'after', readonly string[]>>) {
  const removed = before.filter((address) => !after.includes(address));
  const added = after.filter((address) => !before.includes(address));
  const kept = after.filter((address) => before.includes(address));
  const isReordered = before.filter((address) => after.includes(address)).join(' ') !== kept.join(' ');
  return (
    <div className={styles.pictures}>
      <Pictures
        label={pictureTexts.removed}
        shown={removed}
        all={before}
        nameOf={pictureTexts.removedPhoto}
      />
      <Pictures label={pictureTexts.added} shown={added} all={after} nameOf={pictureTexts.addedPhoto} />
      {isReordered && (
        <Pictures label={pictureTexts.order} shown={after} all={after} nameOf={pictureTexts.photo} />
      )}
    </div>
  );
}

interface PicturesProps {
  readonly label?: string;
  readonly shown: readonly string[];
  /** The album that the pictures are part of. */
  readonly all: readonly string[];
  readonly nameOf: (position: number) => string;
}

function Pictures({ label, shown, all, nameOf }: PicturesProps) {
  const safe = shown.filter(isSafeImageUrl);
  if (safe.length === 0) return null;
  return (
    <figure className={styles.group}>
      {label !== undefined && <figcaption>{label}</figcaption>}
      <ul className={styles.thumbnails}>
        {safe.slice(0, MAX_SHOWN).map((address) => (
          <li key={address}>
            <img
              src={address}
              srcSet={renditionSrcSet(address)}
              sizes={`${THUMBNAIL_PX}px`}
              alt={nameOf(all.indexOf(address) + 1)}
              loading="lazy"
              decoding="async"
            />
          </li>
        ))}
      </ul>
      {safe.length > MAX_SHOWN && <p className={styles.note}>{pictureTexts.more(safe.length - MAX_SHOWN)}</p>}
    </figure>
  );
}

function FileLink({ address }: { readonly address: string }) {
  const name = /[^/?#]+(?=$|[?#])/.exec(address)?.[0] ?? address;
  if (!isSafeImageUrl(address)) return name;
  return (
    <a href={address} target="_blank" rel="noopener">
      {name}
    </a>
  );
}

/** A declared field with its column values in two versions of a row. */
export interface FieldChange {
  readonly field: FieldDeclaration;
  readonly before: unknown;
  readonly after: unknown;
}

/** What differs between two versions of a row. */
export interface RowDifference {
  /** In the order of the declaration. */
  readonly fields: readonly FieldChange[];
  /** Whether its place in a list that is ordered by hand differs. */
  readonly isMoved: boolean;
}

/**
 * Compares the columns that both versions have. Columns without a field are left out, because the database
 * fills them itself.
 */
export function rowDifference(
  { fields, list: { order } }: ResourceDefinition,
  before: ColumnValues,
  after: ColumnValues,
): RowDifference {
  const changes = fields
    .filter(({ name }) => name in before && name in after)
    .map((field) => ({ field, before: before[field.name], after: after[field.name] }));
  return {
    fields: changes.filter((change) => !isSameValue(change.field, change.before, change.after)),
    isMoved: order !== undefined && order in before && order in after && before[order] !== after[order],
  };
}

/**
 * Returns the row as it was before these changes, which are its newest ones, newest first. Null is a row that was not
 * there.
 */
export function rowBefore(present: ColumnValues | null, changes: readonly RowChange[]): ColumnValues | null {
  return changes.reduce<ColumnValues | null>(
    (row, { operation, before }) => (operation === 'update' && row ? { ...row, ...before } : before),
    present,
  );
}
