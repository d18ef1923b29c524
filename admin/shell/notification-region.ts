import { appTexts } from '../i18n/app';

const ID = 'bildirimler';

/** Gives the landmark in which notifications stand; Ant Design would put them outside of every one. */
export function notificationRegion(): HTMLElement {
  const known = document.getElementById(ID);
  if (known) return known;
  const region = document.createElement('section');
  region.id = ID;
  region.setAttribute('aria-label', appTexts.shell.notifications);
  document.body.append(region);
  return region;
}
