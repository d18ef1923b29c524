import type { BoardMember } from '../../content/corporate/board';
import { Picture } from '../../ui/picture/picture';
import styles from './member-portrait.module.css';

const PICTURE_SIZES = '(min-width: 1060px) 300px, (min-width: 640px) 31vw, 46vw';

/** A member's photograph, with a band that shows name and office. */
export function MemberPortrait({ name, role, photo }: BoardMember) {
  return (
    <figure className={styles.portrait}>
      <Picture asset={photo.picture} alt={photo.alt} sizes={PICTURE_SIZES} />
      <figcaption className={styles.band}>
        <span className={styles.name}>{name}</span>
        {role !== undefined && <span className={styles.role}>{role}</span>}
      </figcaption>
    </figure>
  );
}
