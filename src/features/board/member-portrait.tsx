import { boardTexts } from '../../content/corporate/board';
import { pickCover } from '../../lib/media/cover';
import placeholder from '../../pictures/portrait-placeholder.svg?widths=300;600&picture';
import { RemoteImage } from '../../ui/picture/remote-image';
import type { BoardMember } from './president';
import styles from './member-portrait.module.css';

const WIDTH_PX = 300;
const HEIGHT_PX = 380;
const PICTURE_SIZES = '(min-width: 1060px) 300px, (min-width: 640px) 31vw, 46vw';

/** A member's photograph, or the placeholder. */
export function MemberPhoto({ member, sizes }: { member: BoardMember; sizes: string }) {
  return (
    <RemoteImage
      src={pickCover({ photo: member.photo_url })}
      alt={boardTexts.photoOf(member.full_name)}
      width={WIDTH_PX}
      height={HEIGHT_PX}
      placeholder={placeholder}
      sizes={sizes}
    />
  );
}

/** A member's photograph, with a band that shows name and office. */
export function MemberPortrait({ member }: { member: BoardMember }) {
  const { full_name: name, role } = member;
  return (
    <figure className={styles.portrait}>
      <MemberPhoto member={member} sizes={PICTURE_SIZES} />
      <figcaption className={styles.band}>
        <span className={styles.name} translate="no">
          {name}
        </span>
        {role !== null && <span className={styles.role}>{role}</span>}
      </figcaption>
    </figure>
  );
}

export function PortraitSkeleton() {
  return <div className={styles.portrait} />;
}
