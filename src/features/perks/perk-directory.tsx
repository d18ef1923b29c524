import { Link } from 'react-router-dom';
import { perksTexts } from '../../content/perks';
import { messages } from '../../lib/messages';
import { paths } from '../../lib/paths/paths';
import type { AddressView } from '../../ui/hooks/use-address-view';
import { ChoiceFilter, ListFilter, TextFilter } from '../../ui/list-filter/list-filter';
import { type ListedPerk, PerkCard } from './perk-card';
import {
  categorySlug,
  citySlug,
  filterPerks,
  PARAMS,
  perkCategories,
  perkCities,
  perkSearch,
  type PerkView,
} from './perks';
import styles from './perks-page.module.css';

/** A list of this length or less is read faster than searched. */
const MAX_UNSEARCHED = 12;

interface PerksProps {
  perks: readonly ListedPerk[];
  filter: AddressView<PerkView>;
}

/** Categories are links, so that each has an address. Cities and the search appear where they are of use. */
export function PerkFilter({ perks, filter: { view, setText, change, settle } }: PerksProps) {
  const { category, city, text } = view;
  const categories = perkCategories(perks);
  const cities = perkCities(perks);
  const hasCities = cities.length > 1;
  const hasSearch = perks.length > MAX_UNSEARCHED;
  return (
    <div className={styles.filter}>
      <nav className={styles.categories} aria-label={perksTexts.categories}>
        <ul className={styles.pills}>
          {[undefined, ...categories].map((name) => {
            const slug = name === undefined ? null : categorySlug(name);
            return (
              <li key={name ?? ''}>
                <Link
                  className={styles.pill}
                  to={paths.perks + perkSearch({ ...view, category: slug })}
                  aria-current={slug === category ? 'true' : undefined}
                  preventScrollReset
                >
                  {name ?? messages.labels.all}
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
      {(hasCities || hasSearch) && (
        <ListFilter label={perksTexts.filter} action={paths.perks} onSubmit={() => change({})}>
          {category !== null && <input type="hidden" name={PARAMS.category} value={category} />}
          {hasSearch && (
            <TextFilter
              label={messages.labels.search}
              name={PARAMS.text}
              value={text}
              placeholder={perksTexts.searchPlaceholder}
              onChange={setText}
              onLeave={settle}
            />
          )}
          {hasCities && (
            <ChoiceFilter
              label={perksTexts.city}
              name={PARAMS.city}
              value={city ?? ''}
              onChange={(value) => change({ city: value || null })}
            >
              <option value="">{perksTexts.everyCity}</option>
              {cities.map((name) => (
                <option key={name} value={citySlug(name)}>
                  {name}
                </option>
              ))}
            </ChoiceFilter>
          )}
        </ListFilter>
      )}
    </div>
  );
}

export function PerkDirectory({ perks, filter: { view } }: PerksProps) {
  const shown = filterPerks(perks, view);
  return (
    <div className={styles.directory}>
      {shown.length < perks.length && (
        <p className={styles.count} role="status">
          {perksTexts.count(shown.length, perks.length)}
        </p>
      )}
      {shown.length === 0 ? (
        <p className={styles.none}>
          <span>{perksTexts.noneMatch} </span>
          <Link to={paths.perks} preventScrollReset>
            {perksTexts.showAll}
          </Link>
        </p>
      ) : (
        <ul className={styles.grid}>
          {shown.map((perk) => (
            <li key={perk.id}>
              <PerkCard perk={perk} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
