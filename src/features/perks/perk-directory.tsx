import { Link, useSearchParams } from 'react-router-dom';
import { perksTexts } from '../../content/perks';
import { messages } from '../../lib/messages';
import { pageParams, readParam } from '../../lib/paths/page-params';
import { paths } from '../../lib/paths/paths';
import { type ListedPerk, PerkCard } from './perk-card';
import { categorySlug, perkCategories, perkCategory } from './perks';
import styles from './perks-page.module.css';

export const CATEGORY_PARAM = pageParams[paths.perks].category;

/** Categories are links, so that each has an address. An unknown category shows all perks. */
export function PerkDirectory({ perks }: { perks: readonly ListedPerk[] }) {
  const [search] = useSearchParams();
  const categories = perkCategories(perks);
  const asked = readParam(CATEGORY_PARAM, search);
  const chosen = categories.find((category) => categorySlug(category) === asked);
  const shown = chosen ? perks.filter((perk) => categorySlug(perkCategory(perk)) === asked) : perks;

  return (
    <div className={styles.directory}>
      <nav aria-label={perksTexts.categories}>
        <ul className={styles.pills}>
          {[undefined, ...categories].map((category) => (
            <li key={category ?? ''}>
              <Link
                className={styles.pill}
                to={
                  category === undefined
                    ? paths.perks
                    : `${paths.perks}?${CATEGORY_PARAM}=${categorySlug(category)}`
                }
                aria-current={category === chosen ? 'true' : undefined}
                preventScrollReset
              >
                {category ?? messages.labels.all}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <ul className={styles.grid}>
        {shown.map((perk) => (
          <li key={perk.id}>
            <PerkCard perk={perk} />
          </li>
        ))}
      </ul>
    </div>
  );
}
