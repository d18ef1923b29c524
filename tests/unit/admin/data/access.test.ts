import { describe, expect, test } from 'vitest';
import { isAllowed, type Access } from '../../../../admin/data/access';
import { resources } from '../../../../admin/resources/index';

const RIGHTS = ['list', 'show', 'create', 'edit', 'delete', 'publish', 'import', 'order'];

/** What a writer may do, written out: ✓ in the order of RIGHTS. */
const WRITER: Readonly<Record<string, string>> = {
  announcements: '✓✓✓✓····',
  events: '✓✓✓✓····',
  alumni_news: '✓✓✓✓····',
  member_perks: '✓✓✓✓····',
  calendar: '········',
  bulletins: '········',
  settings: '········',
  board_members: '········',
  award_recipients: '········',
  literature_awards: '········',
  home_slides: '········',
  dues: '········',
  bulletin_archive: '········',
  team: '········',
  trash: '········',
  files: '········',
};

const signsOf = (access: Access, name: string) =>
  RIGHTS.map((right) => (isAllowed(access, right, name) ? '✓' : '·')).join('');

describe('what may be done with a table or a page', () => {
  test.each(Object.entries(WRITER))('a writer’s rights to %s are %s', (name, signs) => {
    expect(signsOf('writer', name)).toBe(signs);
  });

  test('every declared table is in the writer’s table', () => {
    expect(resources.map(({ table }) => table).filter((table) => !(table in WRITER))).toEqual([]);
  });

  test.each(Object.keys(WRITER))('an administrator may do everything with %s', (name) => {
    expect(signsOf('admin', name)).toBe('✓✓✓✓✓✓✓✓');
  });

  test.each<Access>(['visitor', 'half-signed-in', 'member', 'owes-password'])(
    'somebody whose access is %s may do nothing',
    (access) => {
      expect(Object.keys(WRITER).map((name) => signsOf(access, name))).toEqual(
        Object.keys(WRITER).map(() => '········'),
      );
      expect(isAllowed(access, 'list')).toBe(false);
    },
  );

  test('the overview and the own account, which no table declares, are a writer’s as well', () => {
    expect(isAllowed('writer', 'list')).toBe(true);
  });
});
