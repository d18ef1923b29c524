import { useQuery } from '@tanstack/react-query';
import { boardTexts } from '../../content/corporate/board';
import { trailTo } from '../../content/shell/menu';
import { paths } from '../../lib/paths/paths';
import heroPicture from '../../pictures/hero-board.svg?hero';
import { ContentFrame } from '../../ui/content-frame/content-frame';
import { useDatabase } from '../../ui/database-context';
import { useToday } from '../../ui/hooks/use-today';
import { usePageHead } from '../../ui/page-head';
import { listState } from '../../ui/state-views/list-state';
import { ListView } from '../../ui/state-views/state-views';
import { BoardMembers } from './board-members';
import styles from './board-page.module.css';
import { FormerBoards } from './former-boards';
import { PortraitSkeleton } from './member-portrait';
import { boardMembersQuery } from './queries';

const SKELETONS = [0, 1, 2, 3, 4, 5];

export { loadBoardPage as load } from './queries';

export function Component() {
  const members = useQuery(boardMembersQuery(useDatabase(), useToday()));
  const board = members.data?.filter(({ body, seat }) => body === 'board' && seat === 'regular') ?? [];
  usePageHead({
    list: { kind: 'board', members: board.map(({ full_name: name, role }) => ({ name, role })) },
  });
  return (
    <ContentFrame
      title={boardTexts.title}
      line={boardTexts.line}
      picture={heroPicture}
      trail={trailTo(paths.board)}
    >
      <ListView
        state={listState(members)}
        empty={boardTexts.empty}
        skeleton={
          <div className={styles.members}>
            {SKELETONS.map((position) => (
              <PortraitSkeleton key={position} />
            ))}
          </div>
        }
      >
        {(items) => <BoardMembers members={items} />}
      </ListView>
      <FormerBoards present={members.data ?? []} />
    </ContentFrame>
  );
}
