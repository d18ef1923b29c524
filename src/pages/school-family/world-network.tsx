import { worldMap, worldNetwork } from '../../content/corporate/school-family';
import { Picture } from '../../ui/picture/picture';
import { Prose } from '../../ui/prose/prose';
import styles from './world-network.module.css';

const MAP_SIZES = '(min-width: 1296px) 1200px, 92vw';

/** Text, and a map that connects the cities of the graduates. */
export function WorldNetwork() {
  const { id, title, blocks } = worldNetwork;
  return (
    <section id={id} className={styles.network} aria-labelledby={`${id}-baslik`}>
      <h2 id={`${id}-baslik`} className={styles.heading}>
        {title}
      </h2>
      <Prose blocks={blocks} />
      <div className={styles.map}>
        <Picture asset={worldMap.picture} alt={worldMap.alt} sizes={MAP_SIZES} />
      </div>
    </section>
  );
}
