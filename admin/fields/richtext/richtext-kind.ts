import type { FormRule } from 'antd';
import { cleanLines } from '../../../src/lib/text/clean';
import { asHtml } from '../../../src/lib/html/html';
import { plainText } from '../../../src/lib/html/plain-text';
import { bodyHtml } from '../../../src/lib/html/body-html';
import { bodyPictures } from '../../../src/lib/html/policy';
import { fieldTexts } from '../../i18n/fields';
import { texts } from '../../i18n/texts';
import type { Limited, Requirable } from '../../schema/types';
import { ExcerptCell, textOrEmpty } from '../typed-text';
import type { FieldKind } from '../field-kind';
import { addressesIn, deadLink } from '../links';
import { checkRule } from '../../lib/form-values';

/** The length includes the tags. */
export type RichtextOptions = Requirable & Limited;

export const richtextKind: FieldKind<'richtext'> = {
  columnTypes: ['text'],
  Cell: ExcerptCell,
  comparedAs: 'text',
  isSearchable: true,
  rules({ required, maxLength }) {
    const rules: FormRule[] = [];
    if (required !== undefined)
      rules.push({ required: true, ...checkRule((html: string) => (isBlank(html) ? required : undefined)) });
    if (maxLength !== undefined) {
      rules.push(
        checkRule((html: string) => (html.length > maxLength ? texts.form.tooLong(maxLength) : undefined)),
      );
    }
    return rules;
  },

  toForm: (value) => (typeof value === 'string' ? bodyHtml(value) : ''),
  toRow: (value) => (isBlank(value) ? null : value),
  clean: async (html) => (await import('./sanitize')).sanitize(cleanLines(html)),
  toText: (value) => (typeof value === 'string' ? plainText(asHtml(value)) : ''),
  missed: (html, { kind, label }) =>
    /<img(?![^>]*\salt=)/.test(html)
      ? fieldTexts.missed.bodyPicture(label)
      : deadLink(label, addressesIn(kind, html)),
  files: (value) => bodyPictures(textOrEmpty(value)),
  fromText: bodyHtml,
};

function isBlank(html: string): boolean {
  return plainText(asHtml(html)) === '' && bodyPictures(html).length === 0;
}
