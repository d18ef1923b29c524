import { formatTimestamp } from '../shared/dates';
import { atTime } from '../shared/locative';

/** What a visitor without a network is told. */
export const offlineTexts = {
  unsaved: 'Çevrimdışısınız.',
  /** Takes when the page was saved, as an ISO timestamp. */
  saved: (timestamp: string): string => {
    const [day = '', time = ''] = formatTimestamp(timestamp).split(', ');
    return `Çevrimdışısınız; bu sayfa ${day}, ${atTime(time)} kaydedildi.`;
  },
} as const;
