import { messages } from '../../../src/shared/messages';
import { fieldTexts } from '../../i18n/fields';
import { choiceFilter } from '../column-filter';

/** The three states, asked of the date as publishState reads it. */
export const publishFilter = choiceFilter([
  {
    value: 'taslak',
    label: messages.admin.draft,
    narrow: (field) => [{ field, operator: 'null', value: null }],
  },
  {
    value: 'zamanlandi',
    label: messages.admin.scheduled,
    counted: fieldTexts.publish.counted,
    narrow: (field, now) => [{ field, operator: 'gt', value: now.toISOString() }],
  },
  {
    value: 'yayinda',
    label: messages.admin.published,
    narrow: (field, now) => [{ field, operator: 'lte', value: now.toISOString() }],
  },
]);
