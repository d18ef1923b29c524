import { Form } from 'antd';
import { cardText } from '../../../src/lib/text/card-text';
import { plainText } from '../../../src/lib/text/excerpt';
import { previewTexts } from '../../i18n/forms';
import styles from './longtext.module.css';

interface ExcerptGuideProps {
  readonly id: string;
  readonly table: string;
  readonly text: string;
  /** In code points: how much a card shows. */
  readonly length: number;
}

/** Shows where the site's cards cut a text, and what they show in place of an empty one. */
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
