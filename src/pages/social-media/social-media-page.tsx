import { contactTexts } from '../../content/contact';
import { trailTo } from '../../content/shell/menu';
import { socialAccounts } from '../../content/site';
import { messages } from '../../lib/messages';
import { paths } from '../../lib/paths/paths';
import heroPicture from '../../pictures/hero-contact.svg?hero';
import { ArrowLink } from '../../ui/button/button';
import { ContentFrame } from '../../ui/content-frame/content-frame';
import { useSettings } from '../../ui/settings';
import { Icon } from '../../ui/icon/icon';
import styles from './social-media-page.module.css';

export function Component() {
  const accounts = socialAccounts(useSettings());
  return (
    <ContentFrame
      title={contactTexts.socialTitle}
      line={contactTexts.socialLine}
      picture={heroPicture}
      trail={trailTo(paths.socialMedia)}
    >
      {accounts.length === 0 && <p>{contactTexts.noAccounts}</p>}
      {accounts.length > 0 && (
        <ul className={styles.networks}>
          {accounts.map(({ network, label, url }) => (
            <li key={network}>
              <a className={styles.network} href={url} target="_blank" rel="noopener noreferrer">
                <Icon name={network} />
                <span className={styles.name}>
                  <span>{label}</span>
                  <Icon name="external" />
                  <span className="visually-hidden">, {messages.labels.opensInNewTab}</span>
                </span>
                <span className={styles.purpose}>{contactTexts.networks[network]}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
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
