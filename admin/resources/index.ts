import { defineResources } from '../schema/define-resource';
import { alumniNews } from './alumni-news';
import { announcements } from './announcements';
import { bulletins } from './bulletins';
import { calendar } from './calendar';
import { events } from './events';
import { memberPerks } from './member-perks';
import { settings } from './settings';

export const resources = defineResources(
  announcements,
  events,
  calendar,
  bulletins,
  alumniNews,
  memberPerks,
  settings,
);
