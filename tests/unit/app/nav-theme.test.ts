import { expect, test } from 'vitest';
import { paths } from '../../../src/lib/paths/paths';
import { matchedRoute } from '../../fixtures/matched-route';

/**
 * The pages whose bar is always light (specification, section 2), including both award pages and both pages about dues.
 */
const LIGHT = [
  paths.privacy,
  paths.refunds,
  paths.calendar,
  paths.board,
  paths.dataProtection,
  paths.howToJoin,
  paths.dues,
  paths.membershipFee,
  paths.alumniNewsItem,
  paths.awards,
  paths.literatureAward,
  paths.addresses,
];

function themeOf(path: string) {
  return matchedRoute(path).meta.navTheme;
}

test.each(LIGHT)('the bar is light on %s', (path) => {
  expect(themeOf(path)).toBe('light');
});

test('the bar follows the page on all others, the perks among them', () => {
  const others = Object.values(paths).filter(
    (path) => !/^\/(?:giris|admin|onizleme)/.test(path) && !LIGHT.some((light) => light === path),
  );
  expect(others).toContain(paths.perks);
  for (const path of others) expect(themeOf(path), path).toBe('auto');
});
