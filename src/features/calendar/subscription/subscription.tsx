import { use } from 'react';
import { calendarTexts } from '../../../content/calendar';
import { feedTexts } from '../../../content/shell/feeds';
import { messages } from '../../../lib/messages';
import { feedPaths } from '../../../lib/paths/feed-paths';
import { CopyButton } from '../../../ui/copy-button/copy-button';
import { Icon } from '../../../ui/icon/icon';
import { useSettings } from '../../../ui/settings';
import { SiteOriginContext } from '../../../ui/document-context';
import { subscriptionLinks } from './subscription-links';
import styles from './subscription.module.css';

const { subscribe } = calendarTexts;

/** The ways to subscribe. They are links, so they work without JavaScript. */
export function Subscription() {
  const { association_name: association } = useSettings();
  const address = new URL(feedPaths.calendar, use(SiteOriginContext)).href;
  return (
    <details className={styles.subscription}>
      <summary className={styles.summary}>{subscribe.title}</summary>
      <div className={styles.ways}>
        <p>{subscribe.lead}</p>
        <ul className={styles.list}>
          {subscriptionLinks(address, feedTexts.calendarTitle(association)).map(({ name, href }) => (
            <li key={name}>
              <SubscriptionLink href={href}>{subscribe.ways[name].label}</SubscriptionLink>
              <p className={styles.note}>{subscribe.ways[name].note}</p>
            </li>
          ))}
        </ul>
        <p>{subscribe.other}</p>
        <p className={styles.address}>
          <code className={styles.code} translate="no">
            {address}
          </code>
          <CopyButton text={address} label={subscribe.copyAddress}>
            {messages.labels.copy}
          </CopyButton>
        </p>
      </div>
    </details>
  );
}

/** webcal: links open the device's calendar; web calendars open in a new tab. */
function SubscriptionLink({ href, children }: { href: string; children: string }) {
  if (!href.startsWith('https:')) {
    return (
      <a className={styles.link} href={href}>
        {children}
      </a>
    );
  }
  return (
    <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
      <span>{children}</span>
      <span className="visually-hidden"> ({messages.labels.opensInNewTab})</span>
      <Icon name="external" />
    </a>
  );
}
