import { contactTexts } from '../../content/contact';
import { trailTo } from '../../content/shell/menu';
import { site } from '../../content/site';
import { messages } from '../../lib/messages';
import { paths } from '../../lib/paths/paths';
import heroPicture from '../../pictures/hero-contact.svg?hero';
import { ArrowLink } from '../../ui/button/button';
import { ContentFrame } from '../../ui/content-frame/content-frame';
import { Icon } from '../../ui/icon/icon';
import styles from './social-media-page.module.css';

export function Component() {
  return (
    <ContentFrame
      title={contactTexts.socialTitle}
      line={contactTexts.socialLine}
      picture={heroPicture}
      trail={trailTo(paths.socialMedia)}
    >
      <ul className={styles.networks}>
        {site.social.map(({ network, label, url }) => (
          <li key={network}>
            <a className={styles.network} href={url} target="_blank" rel="noopener noreferrer">
              <Icon name={network} />
              <span className={styles.name}>
                {label}
                <Icon name="external" />
                <span className="visually-hidden">, {messages.labels.opensInNewTab}</span>
              </span>
              <span className={styles.purpose}>{contactTexts.networks[network]}</span>
            </a>
          </li>
        ))}
      </ul>
      <section className={styles.official} aria-labelledby="resmi-hesaplar">
        <h2 id="resmi-hesaplar" className={styles.heading}>
          {contactTexts.officialTitle}
        </h2>
        <p>{contactTexts.official}</p>
        <ArrowLink to={paths.addresses}>{contactTexts.toAddresses}</ArrowLink>
      </section>
    </ContentFrame>
  );
}
