import { PlusOutlined } from '@ant-design/icons';
import { useDataProvider, useWarnAboutChange } from '@refinedev/core';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Form } from 'antd';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { todayInIstanbul } from '../../../src/lib/dates/dates';
import { FieldInput } from '../../fields/inputs';
import { fieldKind } from '../../fields/form-codec';
import { textOrEmpty } from '../../fields/typed-text';
import { termTexts as words } from '../../i18n/terms';
import { texts } from '../../i18n/texts';
import { checkRule, type Complaint } from '../../lib/form-values';
import { loadingIcon, QueryResult } from '../../lib/loading';
import { useDocumentTitle } from '../../lib/browser/use-document-title';
import { resourceRoutes } from '../../schema/derive';
import type { FieldDeclaration, Row, ResourceDefinition, Terms } from '../../schema/types';
import { markRequired } from '../form/form-fields';
import { FormFrame } from '../form/form-frame';
import { useTogether } from '../repeats/use-together';
import { readAllRows, versionedSelect } from '../row/row-query';
import { askedFields, beginLater, firstSeats, termRows, type Seat } from './term-rows';
import styles from './terms.module.css';

/** The route of a new term over the list. */
export function NewTermRoute({ resource }: { readonly resource: ResourceDefinition }) {
  const { search } = useLocation();
  const { list } = resourceRoutes(resource);
  const { terms } = resource;
  if (!terms) return <Navigate to={{ pathname: list, search }} replace />;
  return <NewTerm resource={resource} terms={terms} />;
}

interface NewTermProps {
  readonly resource: ResourceDefinition;
  readonly terms: Terms;
}

interface TermValues {
  readonly firstDay: string;
  readonly seats: readonly Seat[];
}

/** One form for all places of a new term. It begins with those who are in office, and writes everything as one change. */
function NewTerm({ resource, terms }: NewTermProps) {
  const { table, labels } = resource;
  const [form] = Form.useForm<TermValues>();
  const navigate = useNavigate();
  const { search } = useLocation();
  const provider = useDataProvider()();
  const { write, failure, isRunning, isUncertain } = useTogether(resource);
  const { setWarnWhen } = useWarnAboutChange();
  const [today] = useState(() => todayInIstanbul());
  const title = words.title(labels.many);
  const order = resource.list.order === undefined ? '' : `,${resource.list.order}`;
  const readRows = () =>
    readAllRows(provider, {
      resource: table,
      filters: [],
      sorters: resource.list.sort.map(({ by: field, order: way }) => ({ field, order: way })),
      meta: { select: versionedSelect(resource) + order },
    });
  const rows = useQuery({
    queryKey: ['new-term', table],
    queryFn: readRows,
    gcTime: 0,
    staleTime: Infinity,
  });
  useDocumentTitle(title);
  useEffect(() => () => setWarnWhen(false), [setWarnWhen]);

  const close = () => void navigate({ pathname: resourceRoutes(resource).list, search });

  /** The rows are read again, because somebody may have changed one while the form was open. */
  async function save(values: TermValues): Promise<void> {
    const { firstDay } = values;
    const isSaved = await write(
      async () => {
        const stored = await readRows();
        const fault = laterFault(resource, terms, stored, firstDay);
        if (fault !== undefined) throw new Error(fault);
        return termRows(resource, terms, stored, values);
      },
      words.done(values.seats.length, labels.one, firstDay, firstDay > today),
    );
    if (!isSaved) return;
    flushSync(() => setWarnWhen(false));
    close();
  }

  return (
    <FormFrame
      resource={resource}
      isNew
      title={title}
      isLocked={isRunning}
      onClose={close}
      footer={
        <>
          <Button disabled={isRunning} onClick={close}>
            {texts.form.cancel}
          </Button>
          <Button
            type="primary"
            disabled={!rows.data}
            loading={loadingIcon(isRunning)}
            onClick={() => form.submit()}
          >
            {words.save}
          </Button>
        </>
      }
    >
      <QueryResult query={rows} failed={words.failed}>
        {(stored) => (
          <Form<TermValues>
            form={form}
            name={`${table}-term`}
            layout="vertical"
            requiredMark={markRequired}
            className={styles.form ?? ''}
            disabled={isRunning || isUncertain}
            initialValues={{ firstDay: '', seats: firstSeats(resource, terms, stored, today) }}
            scrollToFirstError={{ focus: true, block: 'center' }}
            onValuesChange={() => setWarnWhen(true)}
            onFinish={(values) => void save({ ...values, seats: form.getFieldValue('seats') as Seat[] })}
          >
            <p className={styles.help}>{words.help}</p>
            {failure !== null && <Alert role="alert" type="error" showIcon message={failure} />}
            <FirstDay resource={resource} terms={terms} rows={stored} />
            <Seats resource={resource} fields={askedFields(resource, terms)} />
          </Form>
        )}
      </QueryResult>
    </FormFrame>
  );
}

/** What is wrong with a first day on or before which somebody's term begins. */
function laterFault(
  resource: ResourceDefinition,
  terms: Terms,
  rows: readonly Row[],
  day: string,
): Complaint {
  const later = beginLater(terms, rows, day);
  return later.length === 0 ? undefined : words.later(later.map((row) => String(row[resource.titleField])));
}

function FirstDay({ resource, terms, rows }: NewTermProps & { readonly rows: readonly Row[] }) {
  const field = resource.fields.find(({ name }) => name === terms.from);
  if (!field) return null;
  const asked: FieldDeclaration = { ...field, label: words.firstDay };
  return (
    <Form.Item
      className={styles.day ?? ''}
      name="firstDay"
      label={words.firstDay}
      extra={words.firstDayHelp}
      validateTrigger="onSubmit"
      rules={[
        { required: true, message: words.firstDayMissing },
        checkRule((day: string) => (day === '' ? undefined : laterFault(resource, terms, rows, day))),
      ]}
    >
      <FieldInput resource={resource} field={asked} />
    </Form.Item>
  );
}

interface SeatsProps {
  readonly resource: ResourceDefinition;
  readonly fields: readonly FieldDeclaration[];
}

function Seats({ resource, fields }: SeatsProps) {
  const form = Form.useFormInstance<TermValues>();
  const watched: unknown = Form.useWatch('seats', form);
  const seats = (watched ?? []) as readonly (Seat | undefined)[];
  const empty = Object.fromEntries(
    fields.map((field) => [field.name, 'default' in field ? field.default : '']),
  );
  return (
    <section aria-labelledby="term-seats">
      <h2 id="term-seats" className={styles.heading}>
        {words.seats}
      </h2>
      <p className={styles.help}>{words.photo}</p>
      <Form.List
        name="seats"
        rules={[checkRule((list?: readonly unknown[]) => (list?.length ? undefined : words.empty))]}
      >
        {(items, { add, remove }, { errors }) => (
          <>
            <ol className={styles.seats}>
              {items.map(({ key, name: place }) => {
                const title = words.seat(place + 1, textOrEmpty(seats[place]?.[resource.titleField]));
                return (
                  <li key={key}>
                    <fieldset className={styles.seat}>
                      <legend>{title}</legend>
                      {fields.map((field) => (
                        <Form.Item
                          key={field.name}
                          name={[place, field.name]}
                          label={field.label}
                          rules={fieldKind(field.kind).rules(field)}
                          validateTrigger="onSubmit"
                        >
                          <FieldInput resource={resource} field={field} />
                        </Form.Item>
                      ))}
                      <Button aria-label={words.removeOf(title)} onClick={() => remove(place)}>
                        {words.remove}
                      </Button>
                    </fieldset>
                  </li>
                );
              })}
            </ol>
            <Form.ErrorList errors={errors} />
            <Button icon={<PlusOutlined aria-hidden />} onClick={() => add(empty)}>
              {words.add}
            </Button>
          </>
        )}
      </Form.List>
    </section>
  );
}
