import {
  branches,
  school,
  schoolFamilyDate,
  schoolFamilyIntro,
  schoolFamilyTitle,
  worldMap,
  worldNetwork,
} from '../../content/corporate/school-family';
import { trailTo } from '../../content/shell/menu';
import { paths } from '../../lib/paths/paths';
import heroPicture from '../../pictures/hero-school-family.svg?hero';
import { ContentFrame } from '../../ui/content-frame/content-frame';
import { Prose } from '../../ui/prose/prose';
import { TextDate } from '../../ui/prose/text-date';
import { TextWithPicture } from '../../ui/text-with-picture/text-with-picture';
import type { ProseSection } from '../../lib/text/prose';
import { Picture } from '../../ui/picture/picture';
import styles from './school-family-page.module.css';

export function Component() {
  return (
    <ContentFrame title={schoolFamilyTitle} picture={heroPicture} trail={trailTo(paths.schoolFamily)}>
      <Prose blocks={schoolFamilyIntro} />
      <TextWithPicture {...school} />
      <Branches sections={branches} />
      <WorldNetwork />
      <TextDate date={schoolFamilyDate} />
    </ContentFrame>
  );
}

/** The institutions of the school family, side by side. */
function Branches({ sections }: { sections: readonly ProseSection[] }) {
  return (
    <div className={styles.branches}>
      {sections.map(({ id, title, blocks }) => (
        <section key={id} id={id} className={styles.branch} aria-labelledby={`${id}-baslik`}>
          <h2 id={`${id}-baslik`} className={styles.heading}>
            {title}
          </h2>
          <Prose blocks={blocks} />
        </section>
      ))}
    </div>
  );
}

const MAP_SIZES = '(min-width: 1296px) 1200px, 92vw';

/** Text, and a map that connects the cities of the graduates. */
function WorldNetwork() {
  const { id, title, blocks } = worldNetwork;
  return (
    <section id={id} className={styles.network} aria-labelledby={`${id}-baslik`}>
      <h2 id={`${id}-baslik`} className={styles.title}>
        {title}
      </h2>
      <Prose blocks={blocks} />
      <div className={styles.map}>
        <Picture asset={worldMap.picture} alt={worldMap.alt} sizes={MAP_SIZES} />
      </div>
    </section>
  );
}
