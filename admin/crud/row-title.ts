import { fillWords } from '../fields/form-codec';
import type { Row } from '../lib/row';
import { texts } from '../i18n/texts';
import { fieldsOfKind } from '../schema/derive-fields';
import { fillPath } from '../schema/placeholders';
import type { ResourceDefinition } from '../schema/types';
import { publishState } from '../../src/shared/publish-state';

/** Takes a row; gives the words that name it. */
export function rowTitle(resource: ResourceDefinition, row: Row): string {
  const title = fillWords(resource, resource.titlePattern ?? `{${resource.titleField}}`, row);
  return title.trim() || texts.list.untitled;
}

/** Takes a row and the present moment; gives its public address, or null while visitors cannot see it. */
export function publicAddress(resource: ResourceDefinition, row: Row, now: Date): string | null {
  const isVisible = fieldsOfKind(resource, 'publish').every(({ name }) => {
    const value = row[name];
    return publishState(typeof value === 'string' ? value : null, now) === 'published';
  });
  return isVisible && resource.publicPath !== undefined ? fillPath(resource.publicPath, row) : null;
}
