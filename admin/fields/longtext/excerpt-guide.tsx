import { Form } from 'antd';
import { cardText } from '../../../src/lib/text/card-text';
import { plainText } from '../../../src/lib/text/excerpt';
import { previewTexts } from '../../i18n/preview';
import styles from './longtext.module.css';

interface ExcerptGuideProps {
  readonly id: string;
  readonly table: string;
  readonly text: string;
  /** How many code points a card shows. */
  readonly length: number;
}

/** Where cards cut a text, counted as they count; of an empty one, what they show in its place. */
export function ExcerptGuide({ id, table, text, length }: ExcerptGuideProps) {
  const values = Form.useWatch((all: Readonly<Record<string, unknown>> | undefined) => all);
  const written = Array.from(plainText(text)).length;
  return (
    <p id={id} className={styles.guide}>
      {written === 0
        ? previewTexts.guide.substitute(cardText(table, values ?? {}, length))
        : previewTexts.guide.count(written, length)}
    </p>
  );
}
