import { atMoment } from '../../lib/text/locative';

/** Texts for a missing network, or one that does not answer. */
export const offlineTexts = {
  offline: 'İnternet bağlantınız yok',
  silent: 'Siteye şu anda ulaşılamıyor',
  title: 'İNTERNET BAĞLANTINIZ YOK',
  explanation:
    'Daha önce açtığınız sayfalar bu cihazda kayıtlıdır; bağlantınız olmadan da okuyabilirsiniz. Aradığınız sayfayı bağlantınız gelince yeniden deneyin.',
  saved: 'Kayıtlı sayfalar',
  noneSaved: 'Bu cihazda kayıtlı sayfa yok. Açtığınız sayfalar buraya kendiliğinden eklenir.',
  found: (term: string) => `Başlığında “${term}” geçen kayıtlı sayfalar`,
  noneFound: (term: string) => `Kayıtlı sayfaların hiçbirinin başlığında “${term}” geçmiyor.`,
  kinds: {
    announcement: 'Duyuru',
    event: 'Etkinlik',
    news: 'Haber',
    page: 'Sayfa',
  },
  /** Said when a part of the open page, such as another month, is not saved. */
  partMissing: 'Bu bölüm cihazınızda kayıtlı değil; açık olan sayfa yerinde duruyor.',
  /** Returns the notice for a reason above. `timestamp` is when the page was saved, or '' if unknown. */
  notice: (reason: string, timestamp: string): string =>
    timestamp === '' ? `${reason}.` : `${reason}; sayfanın ${atMoment(timestamp)}ki hâlini görüyorsunuz.`,
} as const;
