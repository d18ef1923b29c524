import { Link } from 'react-router-dom';
import { Icon } from '../../../ui/icon/icon';
import { useToday } from '../../../ui/hooks/use-today';
import { footerLinks, legalLinks, type MenuLink } from '../../../content/shell/menu';
import { shellTexts } from '../../../content/shell/shell';
import { copyrightLine, socialAccounts } from '../../../content/site';
import { feedPaths } from '../../../lib/paths/feed-paths';
import { messages } from '../../../lib/messages';
import skyline from '../../../pictures/footer-skyline.svg?picture';
import { useSettings } from '../../../ui/settings';
import { Picture } from '../../../ui/picture/picture';
import { Appearance } from './appearance';
import { CardBrands } from './card-brands';
import styles from './footer.module.css';

export function Footer() {
  const year = useToday().slice(0, 4);
  const settings = useSettings();
  const accounts = socialAccounts(settings);
  return (
    <footer className={styles.footer}>
      <div className={styles.art}>
        <Picture asset={skyline} alt="" sizes="(width < 1024px) 1024px, 100vw" />
      </div>
      <div className={styles.inner}>
        <p className={styles.name} translate="no">
          {settings.association_name}
        </p>
        <LinkRow label={shellTexts.footerLinks} links={footerLinks} />
        <div className={styles.follow}>
          {accounts.length > 0 && (
            <ul className={styles.social} aria-label={shellTexts.social}>
              {accounts.map(({ network, label, url }) => (
                <li key={network}>
                  <a
                    className={styles.network}
                    href={url}
                    target="_blank"
                    rel="noopener noreferrer"
                    aria-label={`${label}, ${messages.labels.opensInNewTab}`}
                    title={label}
                  >
                    <Icon name={network} />
                  </a>
                </li>
              ))}
            </ul>
          )}
          <a className={styles.link} href={feedPaths.rss} type="application/rss+xml">
            {messages.sharing.rss}
          </a>
        </div>
        <Appearance />
        <div className={styles.base}>
          <LinkRow label={shellTexts.legalLinks} links={legalLinks} />
          <CardBrands />
          <p className={styles.copyright}>{copyrightLine(year, settings)}</p>
        </div>
      </div>
    </footer>
  );
}

function LinkRow({ label, links }: { label: string; links: readonly MenuLink[] }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.links}>
        {links.map(({ to, label: name }) => (
          <li key={to}>
            <Link className={styles.link} to={to}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
