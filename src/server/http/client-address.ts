import type { SiteFetch } from './listen';

/** Returns the client's address: behind a trusted proxy the last entry of X-Forwarded-For, which the proxy wrote. */
export function clientAddress(request: Request, peerAddress: string, trustsProxy: boolean): string {
  const forwarded = trustsProxy
    ? request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim()
    : undefined;
  return forwarded === undefined || forwarded === '' ? peerAddress : forwarded;
}

/** Warns once, at the first request with a proxy's header, that the header is not trusted and what that means. */
export function warnAboutProxy(fetch: SiteFetch, warn: (sentence: string) => void): SiteFetch {
  let isWarned = false;
  return (request, peerAddress) => {
    const { headers } = request;
    if (!isWarned && (headers.has('x-forwarded-for') || headers.has('forwarded'))) {
      isWarned = true;
      warn(
        'Uyarı: İstekler bir vekil sunucudan (nginx, Caddy gibi) geliyor görünüyor, ama TRUST_PROXY ayarlanmamış. Sunucunun önünde ' +
          'böyle bir sunucu varsa TRUST_PROXY=1 ile yeniden başlatın; yoksa herkes tek adresten geliyor sayılır ve birinin on yanlış ' +
          'parola denemesi, tanınmayan cihazlardan girişi herkese beş dakika kapatır.',
      );
    }
    return fetch(request, peerAddress);
  };
}
