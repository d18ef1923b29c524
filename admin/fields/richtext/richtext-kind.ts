import type { FormRule } from 'antd';
import { plainText } from '../../../src/shared/excerpt';
import { bodyPictures } from '../../../src/shared/html-policy';
import { texts } from '../../i18n/texts';
import type { FieldKind } from '../field-kind';
import { LongtextCell } from '../longtext/longtext-cell';
import { toHtml } from './plain-to-html';
import { sanitize } from './sanitize';

export const richtextKind: FieldKind<'richtext'> = {
  Cell: LongtextCell,
  place: 'main',
  rules({ required, maxLength }) {
    const rules: FormRule[] = [];
    if (required !== undefined) rules.push({ required: true, validator: refuse(isBlank, required) });
    if (maxLength !== undefined) {
      rules.push({ validator: refuse((html) => html.length > maxLength, texts.form.tooLong(maxLength)) });
    }
    return rules;
  },

  toForm: (value) => (typeof value === 'string' ? toHtml(value) : ''),
  toRow: (value) => (isBlank(value) ? null : sanitize(value)),
  toText: (value) => (typeof value === 'string' ? plainText(value) : ''),
  fromText: toHtml,
};

function isBlank(html: string): boolean {
  return plainText(html) === '' && bodyPictures(html).length === 0;
}

function refuse(isWrong: (html: string) => boolean, message: string) {
  return (_: unknown, html: string) =>
    isWrong(html) ? Promise.reject(new Error(message)) : Promise.resolve();
}
