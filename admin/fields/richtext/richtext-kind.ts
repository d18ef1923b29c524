import type { FormRule } from 'antd';
import { plainText } from '../../../src/shared/excerpt';
import { bodyPictures } from '../../../src/shared/html-policy';
import { texts } from '../../i18n/texts';
import type { Limited, Requirable } from '../../schema/field-types';
import { ExcerptCell } from '../excerpt-cell';
import type { FieldKind } from '../field-kind';
import { lazyComponent } from '../../lib/lazy-component';
import { toHtml } from './plain-to-html';
import { sanitize } from './sanitize';

/** Its length counts the tags as well. */
type RichtextOptions = Requirable & Limited;

declare module '../../schema/field-types' {
  interface Kinds {
    richtext: { options: RichtextOptions; column: string; form: string; files: 'html' };
  }
}

export const richtextKind: FieldKind<'richtext'> = {
  Cell: ExcerptCell,
  Input: lazyComponent(async () => (await import('./richtext-input')).RichtextInput),
  place: 'main',
  isSearchable: true,
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
