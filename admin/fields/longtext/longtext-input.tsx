import { Form, Input } from 'antd';
import { useId } from 'react';
import { cardText } from '../../../src/lib/text/card-text';
import { oneLine } from '../../../src/lib/text/excerpt';
import { previewTexts } from '../../i18n/forms';
import type { InputProps } from '../field-kind';
import styles from './longtext.module.css';

const ROWS = { minRows: 2, maxRows: 8 };

export function LongtextInput({
  field,
  resource,
  control: { onChange, 'aria-describedby': description, ...control },
}: InputProps<'longtext'>) {
  const guideId = useId();
  const hasGuide = field.guide !== undefined;
  return (
    <>
      <Input.TextArea
        {...control}
        aria-describedby={[description, hasGuide && guideId].filter(Boolean).join(' ') || undefined}
        maxLength={field.maxLength}
        autoSize={ROWS}
        onChange={(event) => onChange?.(event.target.value)}
      />
      {hasGuide && (
        <ExcerptGuide id={guideId} table={resource.table} text={control.value ?? ''} length={field.guide} />
      )}
    </>
  );
}

interface ExcerptGuideProps {
  readonly id: string;
  readonly table: string;
  readonly text: string;
  /** In code points: how much a card shows. */
  readonly length: number;
}

/** Shows where the site's cards cut a text, and what they show in place of an empty one. */
function ExcerptGuide({ id, table, text, length }: ExcerptGuideProps) {
  const values = Form.useWatch((all: Readonly<Record<string, unknown>> | undefined) => all);
  const written = Array.from(oneLine(text)).length;
  return (
    <p id={id} className={styles.guide}>
      {written === 0
        ? previewTexts.guide.substitute(cardText(table, values ?? {}, length))
        : previewTexts.guide.count(written, length)}
    </p>
  );
}
