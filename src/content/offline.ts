import { formatTimestamp } from '../shared/dates';
import { atTime } from '../shared/locative';

/** What a visitor is told whose network is away, or is there and does not answer. */
export const offlineTexts = {
  offline: 'Çevrimdışısınız',
  silent: 'Bağlantınız yanıt vermiyor',
  /** Takes one of these and when the page was saved, as an ISO timestamp; blank if that is not known. */
  notice: (reason: string, timestamp: string): string => {
    if (timestamp === '') return `${reason}.`;
    const [day = '', time = ''] = formatTimestamp(timestamp).split(', ');
    return `${reason}; bu sayfa ${day}, ${atTime(time)} kaydedildi.`;
  },
} as const;
