import { Alert, Form, type FormInstance, type FormRule } from 'antd';
import {
  Fragment,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { FieldInput } from '../../fields/inputs';
import { fieldKind } from '../../fields/form-codec';
import { changedValues, type FormValues } from '../../lib/form-values';
import type { FieldDeclaration } from '../../schema/field-types';
import type { ResourceDefinition } from '../../schema/types';
import { FieldsPlaceholder } from './form-frame';
import styles from './resource-form.module.css';
import type { SaveFailure } from './save-steps';
import type { ResourceForm } from './use-resource-form';

interface FormFieldsProps {
  readonly resource: ResourceDefinition;
  readonly state: Pick<
    ResourceForm,
    | 'form'
    | 'formProps'
    | 'initial'
    | 'revision'
    | 'failure'
    | 'isSaving'
    | 'save'
    | 'submitted'
    | 'isBinding'
  >;
  readonly onTyped: (values: FormValues) => void;
  readonly onFaults: (count: number) => void;
  readonly children?: ReactNode;
}

const COLUMNS = ['main', 'aside'] as const;
type Column = (typeof COLUMNS)[number];
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
export function FormFields({ resource, state, onTyped, onFaults, children }: FormFieldsProps) {
  const { form, formProps, initial, revision, failure, isSaving, save, submitted, isBinding } = state;
  const [isDrawn, setDrawn] = useState(false);
  // eslint-disable-next-line react-hooks/set-state-in-effect -- Refine's useForm resets the form in an effect, which remounts every input. Rendered after that effect, they mount once and keep the focus.
  useEffect(() => setDrawn(true), []);
  const complaint = useFailure(form, failure);

  function begin(): void {
    const values = allValues(form);
    onTyped(values);
    onFaults(0);
    const [restored] = Object.keys(changedValues(values, initial));
    const [first] = resource.fields;
    if (restored !== undefined) form.scrollToField(restored, TO_FIELD);
    // A page begins at its heading.
    else if (first && !resource.isSingleton) form.focusField(first.name);
  }

  return (
    <Form<FormValues>
      {...formProps}
      name={resource.table}
      className={styles.form}
      layout="vertical"
      requiredMark={markRequired}
      initialValues={initial}
      disabled={isSaving}
      scrollToFirstError={TO_FIELD}
      onValuesChange={() => onTyped(allValues(form))}
      onFieldsChange={(_, fields) => onFaults(fields.filter(({ errors }) => errors?.length).length)}
      onFinish={() => void save(submitted())}
      onKeyDown={goToNextField}
    >
      <div ref={complaint} className={styles.failure}>
        {failure?.message != null && <Alert role="alert" type="error" showIcon message={failure.message} />}
      </div>
      <Suspense fallback={<FieldsPlaceholder />}>
        {isDrawn && <Columns key={revision} resource={resource} isBinding={isBinding} onDrawn={begin} />}
      </Suspense>
      {children}
    </Form>
  );
}

/** Shows why a save was refused, at the fields it names or above the form, in the element of the returned ref. */
function useFailure(form: FormInstance<FormValues>, failure: SaveFailure | null) {
  const complaint = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [blamed] = failure?.fields ?? [];
    if (failure?.message != null) complaint.current?.scrollIntoView({ block: 'nearest' });
    if (failure?.goTo !== undefined) form.scrollToField(failure.goTo, TO_FIELD);
    if (!failure || !blamed) return;
    form.setFields(failure.fields.map(({ name, message }) => ({ name, errors: [message] })));
    form.scrollToField(blamed.name, TO_FIELD);
  }, [form, failure]);
  return complaint;
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

interface ColumnsProps {
  readonly resource: ResourceDefinition;
  readonly isBinding: ResourceForm['isBinding'];
  readonly onDrawn: () => void;
}

function Columns({ resource, isBinding, onDrawn }: ColumnsProps) {
  const reportDrawn = useEffectEvent(onDrawn);
  useEffect(() => reportDrawn(), []);
  return COLUMNS.map((column) => (
    <div key={column} className={styles[column]}>
      {resource.fields
        .filter((field) => columnOf(resource, field) === column)
        .map((field) => (
          <Fragment key={field.name}>
            {resource.sections?.[field.name] && (
              <h2 className={styles.section}>{resource.sections[field.name]}</h2>
            )}
            <FormField resource={resource} field={field} isBinding={isBinding} />
          </Fragment>
        ))}
    </div>
  ));
}

/** The column of a field, or 'inside' or 'foot' for one that is rendered elsewhere. A singleton has one column. */
function columnOf(
  { isSingleton }: ResourceDefinition,
  { kind }: FieldDeclaration,
): Column | 'inside' | 'foot' {
  const { place } = fieldKind(kind);
  return place === 'aside' && isSingleton ? 'main' : place;
}

interface FormFieldProps {
  readonly resource: ResourceDefinition;
  readonly field: FieldDeclaration;
  readonly isBinding: ResourceForm['isBinding'];
}

/** One labelled input with its rules. The value stays in the form while hidden, so that nothing typed is lost. */
function FormField({ resource, field, isBinding }: FormFieldProps) {
  // A description is asked for only when there is a picture.
  const condition = field.shownWhen ?? ('of' in field ? field.of : undefined);
  const chosen: unknown = Form.useWatch(condition ?? field.name);
  const isShown = condition === undefined || chosen === true || (typeof chosen === 'string' && chosen !== '');
  return (
    <Form.Item
      {...{ [FIELD]: '' }}
      name={field.name}
      label={field.label}
      extra={field.help}
      hidden={!isShown}
      rules={
        isShown
          ? fieldKind(field.kind)
              .rules(field)
              .map(checkOnSave(() => isBinding(field.name)))
          : []
      }
      validateTrigger="onBlur"
    >
      <FieldInput resource={resource} field={field} />
    </Form.Item>
  );
}

/** Screen readers read Ant Design's own asterisk as part of the label. This one is hidden from them. */
function markRequired(label: ReactNode, { required }: { readonly required: boolean }) {
  return <span className={required ? styles.required : undefined}>{label}</span>;
}

/**
 * Reports a missing value on save, not on blur. The person may come back to the field, and a message that
 * appears while a button is being pressed would move the button. A draft may lack it.
 */
const checkOnSave =
  (isBinding: () => boolean) =>
  (rule: FormRule): FormRule => {
    if (typeof rule !== 'object' || !rule.required) return rule;
    const { message, validator = rejectMissing(typeof message === 'string' ? message : '') } = rule;
    return {
      required: true,
      validator: (...checked) => (isBinding() ? validator(...checked) : Promise.resolve()),
      validateTrigger: 'onSubmit',
    };
  };

/** Ant Design's `required` rule treats every value as a string once a trigger is named beside it. */
function rejectMissing(sentence: string) {
  return (_: unknown, value: unknown) =>
    value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
      ? Promise.reject(new Error(sentence))
      : Promise.resolve();
}
