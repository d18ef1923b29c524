import { AnyLink } from '../../ui/any-link/any-link';
import { CopyButton } from '../../ui/copy-button/copy-button';
import { RemoteImage } from '../../ui/picture/remote-image';
import { perksTexts } from '../../content/perks';
import placeholder from '../../pictures/logo-placeholder.svg?widths=96;192;288&picture';
import { pickCover } from '../../lib/media/cover';
import type { PerkRow } from '../../lib/database/public-rows';
import { isExternalLink, isSafeImageUrl } from '../../lib/paths/links';
import { phonesOf } from '../../lib/paths/phones';
import { messages } from '../../lib/messages';
import { perkCategory, perkContact } from './perks';
import styles from './perk-card.module.css';

/** Logos are square. Other shapes are contained, never cropped. */
const LOGO_SIZE_PX = 400;
const LOGO_SIZES = '88px';

export type ListedPerk = PerkRow;

export function PerkSkeleton() {
  return (
    <div className={styles.perk}>
      <div className={styles.business}>
        <div className={styles.logo} />
        <div className={styles.bar} />
      </div>
      <div className={styles.bar} />
      <div className={styles.bar} />
    </div>
  );
}

export function PerkCard({ perk }: { perk: ListedPerk }) {
  const { business_name: name, discount, discount_code: code, alumnus_name: alumnus } = perk;
  const place = [perk.address, perk.district, perk.city].filter(Boolean).join(', ');
  const contact = perkContact(perk);
  return (
    <article className={styles.perk}>
      <div className={styles.business}>
        <div className={styles.logo}>
          <RemoteImage
            src={pickCover({ image: perk.logo_url })}
            alt=""
            width={LOGO_SIZE_PX}
            height={LOGO_SIZE_PX}
            placeholder={placeholder}
            sizes={LOGO_SIZES}
          />
        </div>
        <div>
          <p className={styles.category}>{perkCategory(perk)}</p>
          <h2 className={styles.name} translate="no">
            {name}
          </h2>
        </div>
      </div>
      {discount && <p>{discount}</p>}
      {code && (
        <p className={styles.code}>
          <span>
            <span className={styles.note}>{perksTexts.code} </span>
            <strong className={styles.letters} translate="no">
              {code}
            </strong>
          </span>
          <CopyButton text={code} label={perksTexts.copyCode(code, name)}>
            {messages.labels.copy}
          </CopyButton>
        </p>
      )}
      {alumnus && <p className={styles.note}>{perksTexts.alumnus(alumnus)}</p>}
      {place && (
        <address className={styles.note} translate="no">
          {place}
        </address>
      )}
      {perk.website && <Website address={perk.website} business={name} />}
      {perk.contact_email && (
        <p className={styles.note} translate="no">
          <a className={styles.reach} href={`mailto:${perk.contact_email.trim()}`}>
            {perk.contact_email}
          </a>
        </p>
      )}
      {phonesOf(perk.contact_phone, perk.contact_phone_numbers).map(({ text, href }) => (
        <p key={text} className={styles.note} translate="no">
          <a className={styles.reach} href={href}>
            {text}
          </a>
        </p>
      ))}
      {contact !== null && (
        <a className={styles.contact} href={contact} aria-label={`${messages.labels.contact}: ${name}`}>
          {messages.labels.contact}
        </a>
      )}
    </article>
  );
}

/** Names another site by its host. */
function Website({ address, business }: { address: string; business: string }) {
  if (!isSafeImageUrl(address)) return null;
  return (
    <p className={styles.note}>
      {isExternalLink(address) ? (
        <AnyLink className={styles.reach} href={address}>
          <span translate="no">{new URL(address).host.replace(/^www\./, '')}</span>
        </AnyLink>
      ) : (
        <a className={styles.reach} href={address} aria-label={`${perksTexts.website}: ${business}`}>
          {perksTexts.website}
        </a>
      )}
    </p>
  );
}
