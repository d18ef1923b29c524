import { contact, contactTexts } from '../../content/contact';
import { trailTo } from '../../content/shell/menu';
import { site } from '../../content/site';
import { phoneHref } from '../../lib/paths/links';
import { directionsUrl } from '../../lib/paths/map-links';
import { paths } from '../../lib/paths/paths';
import heroPicture from '../../pictures/hero-contact.svg?hero';
import { ButtonAnchor } from '../../ui/button/button';
import { ContentFrame } from '../../ui/content-frame/content-frame';
import { FactList } from '../../ui/fact-list/fact-list';
import { AddressMap } from './address-map';
import styles from './addresses-page.module.css';

export function Component() {
  return (
    <ContentFrame
      title={contactTexts.addressesTitle}
      line={contactTexts.addressesLine}
      picture={heroPicture}
      trail={trailTo(paths.addresses)}
    >
      <div className={styles.columns}>
        <section className={styles.details} aria-labelledby="dernek">
          <h2 id="dernek" className={styles.name}>
            {site.name}
          </h2>
          <address className={styles.address}>
            <FactList
              facts={[
                { term: contactTexts.address, detail: contact.addressLines.map(addressLine) },
                { term: contactTexts.phone, detail: contactLink(phoneHref(contact.phone), contact.phone) },
                { term: contactTexts.email, detail: contactLink(`mailto:${contact.email}`, contact.email) },
              ]}
            />
          </address>
          <p>
            <ButtonAnchor href={directionsUrl(contact.place)}>{contactTexts.directions}</ButtonAnchor>
          </p>
        </section>
        <AddressMap />
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
