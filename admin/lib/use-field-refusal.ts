import type { FormInstance } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { errorMessage } from '../../src/lib/error-message';

/**
 * Shows a refusal at the field that it is about and focuses it. `field` is undefined for an error that is about
 * no field. Returns the form's `onValuesChange`, which clears the error of an edited field.
 */
export function useFieldRefusal(form: FormInstance, error: unknown, field: string | undefined) {
  const mark = useEffectEvent((refusal: unknown) => {
    if (field === undefined) return;
    form.setFields([{ name: field, errors: [errorMessage(refusal)] }]);
    form.focusField(field);
  });
  useEffect(() => mark(error), [error]);
  return (changed: object) => form.setFields(Object.keys(changed).map((name) => ({ name, errors: [] })));
}
