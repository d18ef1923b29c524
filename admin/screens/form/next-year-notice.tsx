import { useOne } from '@refinedev/core';
import { Button, Form } from 'antd';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { civilParts, type CivilDate } from '../../../src/lib/dates/dates';
import { formToText, toForm } from '../../fields/form-codec';
import { textOrEmpty } from '../../fields/typed-text';
import { useRights } from '../../data/access';
import { nextYearTexts as words } from '../../i18n/repeats';
import { texts } from '../../i18n/texts';
import { FormNotice } from '../../lib/form-notice';
import { loadingIcon } from '../../lib/loading';
import { isSame, type FormValues } from '../../lib/form-values';
import type { FieldDeclaration, Row, ResourceDefinition } from '../../schema/types';
import { copyOn, dayOf, nextYear, placeInMonth, sameDayNextYear } from '../repeats/copies';
import { nextTitle } from '../repeats/next-title';
import { useTogether } from '../repeats/use-together';
import { versionedSelect } from '../row/row-query';
import { NEXT_YEAR_PARAM, withCopiedId } from '../row/copied-values';
import styles from './draft-notice.module.css';
import type { ResourceForm } from './use-resource-form';

const PROSE: readonly FieldDeclaration['kind'][] = ['text', 'longtext', 'richtext'];

interface NextYearNoticeProps {
  readonly resource: ResourceDefinition;
  /** The row that was copied. */
  readonly source: Row;
  readonly form: ResourceForm['form'];
  readonly onTyped: (values: FormValues) => void;
  /** What is said of a copy that is stored, and a button to throw it away. */
  readonly stored?: { readonly words: ReactNode; readonly button: ReactNode };
}

type StoredCopyNoticeProps = Omit<NextYearNoticeProps, 'source' | 'stored'> & {
  /** The copy, and the id of the row that was copied. */
  readonly row: Row;
  readonly sourceId: number;
  /** The draft is deleted. */
  readonly onDiscarded: () => void;
};

/** The notice of a copy that is stored as a draft, with a button to throw it away. Absent when the row that was copied can no longer be read. */
export function StoredCopyNotice({ row, sourceId, onDiscarded, ...props }: StoredCopyNoticeProps) {
  const { resource } = props;
  const mayDelete = useRights()('delete', resource.table);
  const { write, failure, isRunning } = useTogether(resource);
  const { query } = useOne<Row>({
    resource: resource.table,
    id: sourceId,
    meta: { select: versionedSelect(resource) },
    errorNotification: false,
  });
  const source = query.data?.data;
  if (!source) return null;

  async function discard(): Promise<void> {
    const deleted = [{ id: row.id, version: String(row.updated_at), values: null }];
    const done = texts.removed(resource.labels.one);
    if (await write(() => Promise.resolve(deleted), done)) onDiscarded();
  }

  return (
    <NextYearNotice
      {...props}
      source={source}
      stored={{
        words: <p>{words.stored}</p>,
        button: (
          <>
            {mayDelete && (
              <Button loading={loadingIcon(isRunning)} onClick={() => void discard()}>
                {words.discard}
              </Button>
            )}
            {failure !== null && <p role="alert">{failure}</p>}
          </>
        ),
      }}
    />
  );
}

/** Says what a copy for the next year has become, and offers what a person decides: the other day, and the next title. */
export function NextYearNotice({ resource, source, form, onTyped, stored: ofCopy }: NextYearNoticeProps) {
  const { repeats, titleField, fields } = resource;
  const watched: unknown = Form.useWatch([], form);
  const values = (watched ?? {}) as FormValues;
  const from = dayOf(resource, source);
  const to = from && nextYear(from);
  if (!repeats || from === null || to === null) return null;
  const { year } = civilParts(from);
  const [label = ''] = labelsOf(fields, ({ name }) => name === repeats.on);
  const day = textOrEmpty(values[repeats.on]).slice(0, from.length);
  const otherDays = [to, sameDayNextYear(from)].filter(
    (other): other is CivilDate => other !== null && other !== day,
  );
  const title = textOrEmpty(source[titleField]);
  const suggested = nextTitle(title, year);
  const [stored, empty] = [toForm(resource, source), toForm(resource, {})];
  const left = labelsOf(
    fields,
    ({ name }) => (repeats.without ?? []).includes(name) && !isSame(stored[name], empty[name]),
  );
  const dated = labelsOf(
    fields,
    (field) =>
      field.name !== titleField &&
      PROSE.includes(field.kind) &&
      typeof values[field.name] === 'string' &&
      formToText(field, values[field.name]).includes(String(year)),
  );

  function fill(changes: FormValues): void {
    for (const [name, value] of Object.entries(changes)) form.setFieldValue(name, value);
    onTyped(form.getFieldsValue(true) as FormValues);
    // The button that was pressed disappears.
    form.scrollToField(Object.keys(changes)[0] ?? titleField, { focus: true, block: 'center' });
  }

  function moveTo(other: CivilDate): void {
    const copy = toForm(resource, copyOn(resource, source, other));
    const names = [repeats?.on, ...(repeats?.with ?? [])].filter((name) => name !== undefined);
    fill(Object.fromEntries(names.map((name) => [name, copy[name]])));
  }

  return (
    <FormNotice
      message={words.title}
      description={
        <>
          {ofCopy?.words}
          <p>
            {placeInMonth(from) === placeInMonth(to)
              ? words.moved(label, from, to, placeInMonth(to))
              : words.movedToLast(label, from, to)}
          </p>
          {suggested !== null && values[titleField] !== suggested && <p>{words.offer(suggested)}</p>}
          {left.length > 0 && <p>{words.left(left)}</p>}
          {dated.length > 0 && <p>{words.years(year, dated)}</p>}
          <div className={styles.actions}>
            {suggested !== null && values[titleField] !== suggested && (
              <Button type="primary" onClick={() => fill({ [titleField]: suggested })}>
                {words.take}
              </Button>
            )}
            {otherDays.map((other) => (
              <Button key={other} onClick={() => moveTo(other)}>
                {words.on(other)}
              </Button>
            ))}
            {ofCopy?.button}
          </div>
        </>
      }
    />
  );
}

function labelsOf(fields: readonly FieldDeclaration[], isWanted: (field: FieldDeclaration) => boolean) {
  return fields.filter(isWanted).map(({ label }) => label);
}

/**
 * Moves a copy to the next year once, where the address asks for it. What is moved counts as typed, so that it is kept like everything
 * typed, and the address then is that of any copy. Returns whether the form was opened for the next year.
 */
export function useNextYear(
  resource: ResourceDefinition,
  source: Row | undefined,
  onMove: (values: FormValues) => void,
): boolean {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [isAsked] = useState(() => source !== undefined && new URLSearchParams(search).has(NEXT_YEAR_PARAM));
  const move = useEffectEvent(() => {
    const from = source && dayOf(resource, source);
    const to = from && nextYear(from);
    if (!source || !to) return;
    onMove(toForm(resource, copyOn(resource, source, to)));
    const rest = withCopiedId(new URLSearchParams(search), source.id);
    void navigate({ search: rest.toString() }, { replace: true });
  });
  useEffect(() => {
    if (isAsked) move();
  }, [isAsked]);
  return isAsked;
}
