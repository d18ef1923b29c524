import { expect, test } from 'vitest';
import { DiskLog } from '../../../../src/server/watch/disk-log';

const NINETY = 'Diskin %90’ı doldu. Eski yedekleri başka bir yere taşıyın ya da diski büyütün.';
const NINETY_FIVE =
  'Diskin %95’i doldu: Yakında hiçbir şey kaydedilemeyecek. Hemen yer açın ya da diski büyütün.';

test.each([
  ['nothing below ninety per cent', [0.2, 0.89], []],
  ['ninety and ninety-five per cent, once each', [0.9, 0.92, 0.95, 0.99, 0.96], [NINETY, NINETY_FIVE]],
  ['the higher level alone when both were passed at once', [0.5, 0.97], [NINETY_FIVE]],
  ['a level again only after the disk has fallen below it', [0.91, 0.89, 0.9], [NINETY, NINETY]],
  ['ninety-five again after it fell to ninety', [0.96, 0.92, 0.96], [NINETY_FIVE, NINETY_FIVE]],
])('the log has %s', (_, shares, lines) => {
  const written: string[] = [];
  const log = new DiskLog((line) => written.push(line));
  for (const share of shares) log.report(share);
  expect(written).toEqual(lines);
});
