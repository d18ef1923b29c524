import { useQuery } from '@tanstack/react-query';
import message from '../../content/corporate/president-message.md';
import { signatureTexts } from '../../content/corporate/president-message';
import { trailTo } from '../../content/shell/menu';
import { MemberPhoto } from '../../features/board/member-portrait';
import { presidentOf } from '../../features/board/president';
import { boardMembersQuery } from '../../features/board/queries';
import heroPicture from '../../pictures/hero-president.svg?hero';
import { paths } from '../../lib/paths/paths';
import { ContentFrame } from '../../ui/content-frame/content-frame';
import { useDatabase } from '../../ui/database-context';
import { useToday } from '../../ui/hooks/use-today';
import { Prose } from '../../ui/prose/prose';
import { TextDate } from '../../ui/prose/text-date';
import styles from './president-message-page.module.css';

export { loadBoard as load } from '../../features/board/queries';

const PORTRAIT_SIZES = '(min-width: 960px) 360px, 300px';

/** The message, signed by whoever is president. Without a photograph the text has the full width. */
export function Component() {
  const { data: members = [] } = useQuery(boardMembersQuery(useDatabase(), useToday()));
  const president = presidentOf(members);
  const hasPhoto = (president?.photo_url ?? null) !== null;
  return (
    <ContentFrame title={message.title} picture={heroPicture} trail={trailTo(paths.presidentMessage)}>
      <div className={styles.message} data-with-portrait={hasPhoto || undefined}>
        {president && hasPhoto && (
          <div className={styles.portrait}>
            <MemberPhoto member={president} sizes={PORTRAIT_SIZES} />
          </div>
        )}
        <div>
          <Prose blocks={message.intro} />
          <p className={styles.signature}>
            <span className={styles.closing}>{signatureTexts.closing}</span>
            {president && <span className={styles.name}>{president.full_name}</span>}
            <span className={styles.title}>{signatureTexts.office}</span>
          </p>
          <TextDate date={message.date} />
        </div>
      </div>
    </ContentFrame>
  );
}
