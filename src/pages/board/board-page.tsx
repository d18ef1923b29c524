import { boardMembers, boardTexts } from '../../content/corporate/board';
import { trailTo } from '../../content/shell/menu';
import { paths } from '../../lib/paths/paths';
import heroPicture from '../../pictures/hero-corporate.svg?hero';
import { ContentFrame } from '../../ui/content-frame/content-frame';
import { SectionHeading } from '../../ui/section-heading/section-heading';
import styles from './board-page.module.css';
import { MemberPortrait } from './member-portrait';

const HEADING_ID = 'asil-uyeler';

export function Component() {
  return (
    <ContentFrame
      title={boardTexts.title}
      line={boardTexts.line}
      picture={heroPicture}
      trail={trailTo(paths.board)}
    >
      <section className={styles.board} aria-labelledby={HEADING_ID}>
        <SectionHeading id={HEADING_ID}>{boardTexts.regularMembers}</SectionHeading>
        <ul className={styles.members}>
          {boardMembers.map((member) => (
            <li key={member.name}>
              <MemberPortrait {...member} />
            </li>
          ))}
        </ul>
      </section>
    </ContentFrame>
  );
}
