import { atMoment } from '../../lib/text/locative';

/** Texts for a missing network, or one that does not answer. */
export const offlineTexts = {
  offline: 'İnternet bağlantınız yok',
  silent: 'Siteye şu anda ulaşılamıyor',
  /**
   * Returns the notice for one of the reasons above. `timestamp` is when the page was saved, in ISO 8601, or '' if
   * unknown.
   */
  notice: (reason: string, timestamp: string): string =>
    timestamp === '' ? `${reason}.` : `${reason}; sayfanın ${atMoment(timestamp)}ki hâlini görüyorsunuz.`,
} as const;
