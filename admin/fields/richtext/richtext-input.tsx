import { lazy, Suspense } from 'react';
import { texts } from '../../i18n/texts';
import { mediaFolder } from '../../schema/derive-fields';
import type { InputProps } from '../field-kind';
import styles from './richtext.module.css';

/** Lazy, because the editor is as large as the rest of the form together. */
const Editor = lazy(async () => {
  const { Editor } = await import('./editor');
  return { default: Editor };
});

export function RichtextInput({ field, resource, control }: InputProps<'richtext'>) {
  return (
    <Suspense fallback={<div className={styles.waiting}>{texts.richtext.loading}</div>}>
      <Editor label={field.label} folder={mediaFolder(resource, {})} control={control} />
    </Suspense>
  );
}
