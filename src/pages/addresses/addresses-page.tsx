import { contactTexts } from '../../content/contact';
import { trailTo } from '../../content/shell/menu';
import type { Settings } from '../../lib/database/settings';
import { directionsUrl, type Place } from '../../lib/paths/map-links';
import { phonesOf } from '../../lib/paths/phones';
import { paths } from '../../lib/paths/paths';
import { linesOf } from '../../lib/text/lines';
import heroPicture from '../../pictures/hero-contact.svg?hero';
import { ButtonAnchor } from '../../ui/button/button';
import { ContentFrame } from '../../ui/content-frame/content-frame';
import { FactList } from '../../ui/fact-list/fact-list';
import { useSettings } from '../../ui/settings';
import { AddressMap } from './address-map';
import styles from './addresses-page.module.css';

export function Component() {
  const settings = useSettings();
  const { address, telephone, telephone_numbers: numbers, email } = settings;
  const place = placeOf(settings);
  const facts = [
    address !== null && { term: contactTexts.address, detail: linesOf(address).map(addressLine) },
    telephone !== null && {
      term: contactTexts.phone,
      detail: phonesOf(telephone, numbers).map(({ text, href }) => (
        <p key={text} className={styles.number}>
          {contactLink(href, text)}
        </p>
      )),
    },
    email !== null && { term: contactTexts.email, detail: contactLink(`mailto:${email}`, email) },
  ].filter((fact) => fact !== false);
  return (
    <ContentFrame
      title={contactTexts.addressesTitle}
      line={contactTexts.addressesLine}
      picture={heroPicture}
      trail={trailTo(paths.addresses)}
    >
      <div className={styles.columns}>
        <section className={styles.details} aria-labelledby="dernek">
          <h2 id="dernek" className={styles.name} translate="no">
            {settings.association_name}
          </h2>
          {facts.length === 0 && <p>{contactTexts.noAddresses}</p>}
          {facts.length > 0 && (
            <address className={styles.address}>
              <FactList facts={facts} isVerbatim />
            </address>
          )}
          {place && (
            <p>
              <ButtonAnchor href={directionsUrl(place)}>{contactTexts.directions}</ButtonAnchor>
            </p>
          )}
        </section>
        {place && <AddressMap place={place} name={settings.association_name} />}
      </div>
    </ContentFrame>
  );
}

function addressLine(line: string) {
  return <p key={line}>{line}</p>;
}

function contactLink(href: string, text: string) {
  return (
    <a className={styles.link} href={href}>
      {text}
    </a>
  );
}

function placeOf({ latitude, longitude }: Settings): Place | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}
