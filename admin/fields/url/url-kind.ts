import { isWebAddress } from '../../../src/shared/links';
import { fieldTexts } from '../../i18n/fields';
import type { FieldKind } from '../field-kind';
import { lazyComponent } from '../../lib/lazy-component';
import { patternedText } from '../patterned-text';
import { TextCell } from '../text-cell';

declare module '../../schema/field-types' {
  interface Kinds {
    url: { options: Requirable & Limited; column: string; form: string };
  }
}

export const urlKind: FieldKind<'url'> = {
  ...patternedText(isWebAddress, fieldTexts.wrongUrl),
  Cell: TextCell,
  Input: lazyComponent(async () => (await import('./url-input')).UrlInput),
  place: 'main',
  sort: 'text',
  isSearchable: true,
};
