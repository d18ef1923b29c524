import { Alert, Form, type FormInstance, type FormRule } from 'antd';
import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { FieldInput } from '../../fields/inputs';
import { fieldKind, formToText } from '../../fields/form-codec';
import { changedValues, type FormValues } from '../../lib/form-values';
import { conditionOf, isShownBy, isAside } from '../../schema/derive';
import type { FieldDeclaration, ResourceDefinition, Section } from '../../schema/types';
import { FeaturedHelp } from '../home/home-words';
import styles from './resource-form.module.css';
import type { SaveFailure } from './save-steps';
import type { ResourceForm } from './use-resource-form';

const COLUMNS = ['main', 'aside'] as const;
type Column = (typeof COLUMNS)[number];

/** Fields that stand together in a form, below the heading of their section if they have one. */
interface FormPart {
  readonly column: Column;
  readonly section: Section | undefined;
  readonly fields: readonly FieldDeclaration[];
}

/** Returns the parts of a form in the order of the declaration, which says their column. Fields that are rendered elsewhere are left out. */
export function formParts({ fields, sections = {} }: ResourceDefinition): FormPart[] {
  const parts: (FormPart & { fields: FieldDeclaration[] })[] = [];
  for (const field of fields.filter(({ kind }) => fieldKind(kind).place === undefined)) {
    const section = sections[field.name];
    const open = parts.at(-1);
    if (open && section === undefined) open.fields.push(field);
    else parts.push({ column: isAside(section) ? 'aside' : 'main', section, fields: [field] });
  }
  return parts;
}

interface FormFieldsProps {
  readonly resource: ResourceDefinition;
  /** Null for a new row. */
  readonly id: number | null;
  readonly state: ResourceForm;
  readonly onTyped: (values: FormValues) => void;
  readonly onFaults: (count: number) => void;
  readonly children?: ReactNode;
}

/** Marks each field, in the order in which Enter goes through them. */
const FIELD = 'data-field';
/** What takes the focus in a field, before its buttons. */
const CONTROL =
  'input:not([type=file], [type=radio]:not(:checked)), textarea, [contenteditable=true], [role=switch]';
/** Centred, so that the bar with the buttons does not cover the field's message. */
const TO_FIELD = { focus: true, block: 'center' } as const;

function allValues(form: FormInstance<FormValues>): FormValues {
  return form.getFieldsValue(true) as FormValues;
}

/** The inputs of one row: texts in the main column, settings beside them. */
export function FormFields({ resource, id, state, onTyped, onFaults, children }: FormFieldsProps) {
  const { form, initial, revision, failure, isSaving, save, submitted, isBinding } = state;
  const complaint = useFailure(form, resource, failure);

  function onSuggested(name: string, value: string): void {
    form.setFieldValue(name, value);
    onTyped(allValues(form));
    // The button that was pressed disappears.
    goTo(form, resource, name);
  }

  const begin = useEffectEvent(() => {
    const values = allValues(form);
    onTyped(values);
    onFaults(0);
    const [restored] = Object.keys(changedValues(values, initial));
    const [first] = resource.fields;
    if (restored !== undefined) goTo(form, resource, restored);
    // A page begins at its heading.
    else if (first && !resource.isSingleton) form.focusField(first.name);
  });
  useEffect(() => begin(), [revision]);

  return (
    <Form<FormValues>
      form={form}
      name={resource.table}
      className={styles.form}
      layout="vertical"
      requiredMark={markRequired}
      initialValues={initial}
      disabled={isSaving}
      scrollToFirstError={TO_FIELD}
      onFinishFailed={({ errorFields: [first] }) => unfold(resource, String(first?.name[0]))}
      onValuesChange={() => onTyped(allValues(form))}
      onFieldsChange={(_, fields) => onFaults(fields.filter(({ errors }) => errors?.length).length)}
      onFinish={() => void save(submitted())}
      onKeyDown={goToNextField}
    >
      <div ref={complaint} className={styles.failure}>
        {failure?.message != null && <Alert role="alert" type="error" showIcon message={failure.message} />}
      </div>
      <Columns key={revision} {...{ resource, id, isBinding, onSuggested }} />
      {children}
    </Form>
  );
}

/** Shows why a save was refused, at the fields it names or above the form, in the element of the returned ref. */
function useFailure(
  form: FormInstance<FormValues>,
  resource: ResourceDefinition,
  failure: SaveFailure | null,
) {
  const complaint = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [blamed] = failure?.fields ?? [];
    if (failure?.message != null) complaint.current?.scrollIntoView({ block: 'nearest' });
    if (failure?.goTo !== undefined) goTo(form, resource, failure.goTo);
    if (!failure || !blamed) return;
    form.setFields(failure.fields.map(({ name, message }) => ({ name, errors: [message] })));
    goTo(form, resource, blamed.name);
  }, [form, resource, failure]);
  return complaint;
}

/** Leads to a field, also into a folded section. */
function goTo(form: FormInstance<FormValues>, resource: ResourceDefinition, name: string): void {
  unfold(resource, name);
  form.scrollToField(name, TO_FIELD);
}

/** Opens the folded section of a field. Ant Design gives an input the names of the form and the field as its id. */
function unfold({ table }: ResourceDefinition, name: string): void {
  document.getElementById(`${table}_${name}`)?.closest('details')?.setAttribute('open', '');
}

/**
 * Enter in a one-line field goes to the next field; in the last one it does nothing. It never saves: a browser would press a
 * form's first button, and a form of one line has no need of one. Whatever handles Enter itself goes on doing so: a button, an
 * open list of suggestions, a text of several lines, a dialog over the form.
 */
function goToNextField(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget: form } = event;
  if (event.key !== 'Enter' || !(target instanceof HTMLInputElement) || !form.contains(target)) return;
  const isChoosing = target.getAttribute('aria-expanded') === 'true';
  if (target.type === 'file' || (event.isDefaultPrevented() && isChoosing)) return;
  event.preventDefault();
  if (isChoosing || event.nativeEvent.isComposing) return;
  const fields = [...form.querySelectorAll(`[${FIELD}]`)];
  const own = fields.findIndex((field) => field.contains(target));
  const next = fields.slice(own + 1).find((field) => field.checkVisibility());
  const control = next?.querySelector<HTMLElement>(CONTROL) ?? next?.querySelector('button');
  control?.focus();
}

function Columns(props: Omit<FormFieldProps, 'field'>) {
  const parts = formParts(props.resource);
  return COLUMNS.map((column) => (
    <div key={column} className={styles[column]}>
      {parts
        .filter((part) => part.column === column)
        .map((part) => (
          <Part key={part.fields[0]?.name ?? column} part={part}>
            {part.fields.map((field) => (
              <FormField key={field.name} {...props} field={field} />
            ))}
          </Part>
        ))}
    </div>
  ));
}

function Part({ part, children }: { readonly part: FormPart; readonly children: ReactNode }) {
  const { section, fields } = part;
  const [first] = fields;
  if (section === undefined || first === undefined) return children;
  const heading = typeof section === 'string' ? section : section.heading;
  if (typeof section === 'object' && section.isFolded)
    return (
      <details className={styles.folded}>
        <summary>
          <h2>{heading}</h2>
          <FieldWords field={first} />
        </summary>
        {children}
      </details>
    );
  return (
    <div className={styles.part}>
      <h2>{heading}</h2>
      {children}
    </div>
  );
}

function FieldWords({ field }: { readonly field: FieldDeclaration }) {
  const value = Form.useWatch<unknown>(field.name);
  return <span>{value !== undefined && formToText(field, value)}</span>;
}

interface FormFieldProps extends Pick<FormFieldsProps, 'resource' | 'id'> {
  readonly field: FieldDeclaration;
  readonly isBinding: ResourceForm['isBinding'];
  /** Fills a field with what a form's help suggests. */
  readonly onSuggested: (name: string, value: string) => void;
}

/** One labelled input with its rules. The value stays in the form while hidden, so that nothing typed is lost. */
function FormField({ resource, field, id, isBinding, onSuggested }: FormFieldProps) {
  const isFeatured = resource.atHome?.featured === field.name;
  const rules = fieldKind(field.kind).rules(field);
  // A description is asked for only when there is a picture.
  const picture = 'of' in field ? field.of : undefined;
  const asked = conditionOf(field) ?? picture;
  const chosen = Form.useWatch((values: FormValues | undefined) => asked && values?.[asked]);
  const isShown = isShownBy(field, chosen) && (picture === undefined || (chosen ?? '') !== '');
  return (
    <Form.Item
      {...{ [FIELD]: '' }}
      name={field.name}
      label={field.label}
      extra={isFeatured ? <FeaturedHelp {...{ resource, id }} onChange={onSuggested} /> : field.help}
      hidden={!isShown}
      rules={isShown ? rules.map((rule) => checkOnSave(rule, () => isBinding(field.name))) : []}
      validateTrigger="onBlur"
    >
      <FieldInput resource={resource} field={field} />
    </Form.Item>
  );
}

/** Screen readers read Ant Design's own asterisk as part of the label. This one is hidden from them. */
export function markRequired(label: ReactNode, { required }: { readonly required: boolean }) {
  return <span className={required ? styles.required : undefined}>{label}</span>;
}

/**
 * Reports a missing value on save, not on blur. The person may come back to the field, and a message that
 * appears while a button is being pressed would move the button. A draft may lack it.
 */
function checkOnSave(rule: FormRule, isBinding: () => boolean): FormRule {
  if (typeof rule !== 'object' || !rule.required) return rule;
  const { message, validator = rejectMissing(typeof message === 'string' ? message : '') } = rule;
  return {
    required: true,
    validator: (...checked) => (isBinding() ? validator(...checked) : Promise.resolve()),
    validateTrigger: 'onSubmit',
  };
}

/** Ant Design's `required` rule treats every value as a string once a trigger is named beside it. */
function rejectMissing(sentence: string) {
  return (_: unknown, value: unknown) =>
    value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
      ? Promise.reject(new Error(sentence))
      : Promise.resolve();
}
