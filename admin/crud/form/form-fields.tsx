import { Alert, Form, type FormInstance } from 'antd';
import { useDeferredValue, useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import type { SaveFailure } from './save-failure';
import { changedValues, type FormValues } from '../../lib/form-values';
import { fieldKind } from '../../fields/form-codec';
import type { FieldDeclaration } from '../../schema/field-types';
import type { ResourceDefinition } from '../../schema/types';
import { FormField, FormFieldToCome, markRequired } from './form-field';
import styles from './resource-form.module.css';

interface FormFieldsProps {
  readonly formId: string;
  readonly resource: ResourceDefinition;
  /** What the inputs start with: the row's values, with those of a restored draft in their place. */
  readonly start: FormValues;
  readonly initial: FormValues;
  readonly failure: SaveFailure | null;
  readonly isSaving: boolean;
  /** Called with everything the form holds, at the start and after each change. */
  readonly onTyped: (values: FormValues) => void;
  readonly onSubmit: (values: FormValues) => void;
  /** Called with how many fields say that something is wrong, whenever that may have changed. */
  readonly onFaults: (count: number) => void;
  /** Stands after the fields, inside the form. */
  readonly children?: ReactNode;
}

const PLACES = ['main', 'aside'] as const;
/** In the middle of the window, the message below the field stands clear of the bar with the buttons. */
const TO_FIELD = { focus: true, block: 'center' } as const;

/** What a form holds, the values of fields that are not drawn yet included. */
function allValues(form: FormInstance<FormValues>): FormValues {
  return form.getFieldsValue(true) as FormValues;
}

/** The inputs of one row, texts in the main column and settings beside them. */
export function FormFields({
  formId,
  resource,
  start,
  initial,
  failure,
  isSaving,
  onTyped,
  onSubmit,
  onFaults,
  children,
}: FormFieldsProps) {
  const [form] = Form.useForm<FormValues>();
  const complaint = useRef<HTMLDivElement>(null);
  // Whoever opens a form begins with its first field; the others are drawn behind it. What was restored is gone to at once.
  const isWhole = useDeferredValue(true, start !== initial);
  const isSentEarly = useRef(false);

  const [first] = resource.fields;

  const begin = useEffectEvent(() => {
    onTyped(start);
    onFaults(0);
    const [restored] = Object.keys(changedValues(start, initial));
    if (restored !== undefined) form.scrollToField(restored, TO_FIELD);
    else if (first) form.focusField(first.name);
  });
  useEffect(() => begin(), []);

  useEffect(() => {
    if (isWhole && isSentEarly.current) form.submit();
  }, [form, isWhole]);

  useEffect(() => {
    const [blamed] = failure?.fields ?? [];
    if (failure?.message != null) complaint.current?.scrollIntoView({ block: 'nearest' });
    if (!failure || !blamed) return;
    form.setFields(failure.fields.map(({ name, message }) => ({ name, errors: [message] })));
    form.scrollToField(blamed.name, TO_FIELD);
  }, [form, failure]);

  return (
    <Form<FormValues>
      id={formId}
      name={resource.table}
      form={form}
      className={styles.form}
      layout="vertical"
      requiredMark={markRequired}
      initialValues={start}
      disabled={isSaving}
      scrollToFirstError={TO_FIELD}
      onValuesChange={() => onTyped(allValues(form))}
      onFieldsChange={(_, fields) => onFaults(fields.filter(({ errors }) => errors?.length).length)}
      onFinish={() => onSubmit(allValues(form))}
      onSubmitCapture={(event) => {
        if (isWhole) return;
        // The rules of fields that are not drawn yet are not known: it is sent once they are.
        event.preventDefault();
        event.stopPropagation();
        isSentEarly.current = true;
      }}
    >
      <div ref={complaint} className={styles.failure}>
        {failure?.message != null && <Alert role="alert" type="error" showIcon message={failure.message} />}
      </div>
      <Columns resource={resource}>
        {(field) =>
          isWhole || field === first ? (
            <FormField key={field.name} resource={resource} field={field} />
          ) : (
            <FormFieldToCome key={field.name} field={field} start={start} />
          )
        }
      </Columns>
      {children}
    </Form>
  );
}

/** What a form will look like, while its row is on its way. */
export function FormToCome({ resource }: { readonly resource: ResourceDefinition }) {
  return (
    <div className={styles.form} aria-busy="true">
      <Columns resource={resource}>
        {(field) => <FormFieldToCome key={field.name} field={field} start={undefined} />}
      </Columns>
    </div>
  );
}

interface ColumnsProps {
  readonly resource: ResourceDefinition;
  readonly children: (field: FieldDeclaration) => ReactNode;
}

function Columns({ resource, children: draw }: ColumnsProps) {
  return PLACES.map((place) => (
    <div key={place} className={styles[place]}>
      {resource.fields.filter((field) => fieldKind(field.kind).place === place).map(draw)}
    </div>
  ));
}
