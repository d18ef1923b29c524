import type { ResourceDefinition } from '../schema/types';
import { alumniNews } from './alumni-news';
import { announcements } from './announcements';
import { awardRecipients } from './award-recipients';
import { boardMembers } from './board-members';
import { bulletinArchive } from './bulletin-archive';
import { bulletins } from './bulletins';
import { calendar } from './calendar';
import { dues } from './dues';
import { events } from './events';
import { homeSlides } from './home-slides';
import { literatureAwards } from './literature-awards';
import { memberPerks } from './member-perks';
import { settings } from './settings';

/** In the sidebar's order. */
export const resources: readonly ResourceDefinition[] = [
  ...[announcements, events, calendar, bulletins, alumniNews, memberPerks],
  ...[settings, boardMembers, awardRecipients, literatureAwards, homeSlides, dues, bulletinArchive],
];
