import { isWebAddress, webAddress } from '../../../src/lib/paths/web-address';
import { cleanLine } from '../../../src/lib/text/clean';
import { fieldTexts } from '../../i18n/fields';
import type { FieldKind } from '../field-kind';
import { addressesIn, deadLink } from '../links';
import { patternedText } from '../text/patterned-text';

declare module '../../schema/field-types' {
  interface Kinds {
    url: { options: Requirable & Limited; column: string; form: string };
  }
}

export const urlKind: FieldKind<'url'> = {
  ...patternedText(addressFault),
  clean: tidy,
  toRow: (typed) => tidy(typed) || null,
  missed: (typed, { kind, label }) => deadLink(label, addressesIn(kind, tidy(typed))),
};

function tidy(typed: string): string {
  return webAddress(cleanLine(typed));
}

function addressFault(typed: string): string | undefined {
  if (isWebAddress(webAddress(typed))) return undefined;
  return typed.includes(' ') ? fieldTexts.blankInUrl : fieldTexts.wrongUrl;
}
