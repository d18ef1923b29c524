import type { PageServices } from '../shared/page-data';
import { openPage, type KnownPage, type OpenedPage } from './open-page';

/** Opens the page of the document's own address, and replaces an address that hands on to another. */
export async function openFirstPage(
  services: PageServices,
  known: KnownPage | undefined,
): Promise<OpenedPage> {
  const opened = await openPage(services, new URL(window.location.href), { known });
  if (!('redirect' in opened)) return opened;
  window.history.replaceState(null, '', opened.redirect);
  return openFirstPage(services, undefined);
}
