import type { PageServices } from '../shared/page-data';
import { nextTask } from './next-task';
import { openPage, type KnownPage, type OpenedPage } from './open-page';

/**
 * Opens the page of the visitor's address, and replaces an address that hands on to another. `knownHere` gives what the document
 * says of the page of that address. Whoever goes elsewhere while the page is on its way is followed.
 */
export async function openFirstPage(
  services: PageServices,
  knownHere: () => KnownPage | undefined,
): Promise<OpenedPage> {
  const { href } = window.location;
  const opened = await openPage(services, new URL(href), { known: knownHere() });
  await nextTask();
  if (window.location.href !== href) return openFirstPage(services, knownHere);
  if (!('redirect' in opened)) return opened;
  window.history.replaceState(null, '', opened.redirect);
  return openFirstPage(services, knownHere);
}
