import { atMoment } from '../../lib/text/locative';

/** What a visitor is told whose network is away, or is there and does not answer. */
export const offlineTexts = {
  offline: 'İnternet bağlantınız yok',
  silent: 'Siteye şu anda ulaşılamıyor',
  /** Takes one of these and when the page was saved, as an ISO timestamp; blank if that is not known. */
  notice: (reason: string, timestamp: string): string =>
    timestamp === '' ? `${reason}.` : `${reason}; sayfanın ${atMoment(timestamp)}ki hâlini görüyorsunuz.`,
} as const;
