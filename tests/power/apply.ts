import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Breakage } from './breakage';

const ROOMS = ['src', 'admin', 'supabase'];
/** Sorts after every migration. */
const LAST_MIGRATION = 'supabase/migrations/99991231000000_breakage.sql';

/** Makes a breakage in a checkout and returns the changed file. Throws if its text does not stand there exactly once. */
export function applyBreakage({ behaviour, change }: Breakage, checkout: string): string {
  if ('sql' in change) {
    writeFileSync(path.join(checkout, LAST_MIGRATION), `${change.sql}\n`);
    return LAST_MIGRATION;
  }
  const pattern = new RegExp(change.find.trim().split(/\s+/).map(escapeForRegExp).join('\\s+'), 'g');
  const files = execFileSync('git', ['ls-files', ...ROOMS], { cwd: checkout, encoding: 'utf8' }).trim();
  const texts = files.split('\n').filter((file) => /\.(?:tsx?|css|sql|html)$/.test(file));
  const places = texts.flatMap((file) => {
    const text = readFileSync(path.join(checkout, file), 'utf8');
    return [...text.matchAll(pattern)].map(({ index, 0: found }) => ({ file, text, index, found }));
  });
  const [place, another] = places;
  if (!place || another) {
    const where = places.map(({ file }) => file).join(', ') || 'nowhere';
    throw new Error(
      `The code of "${behaviour}" stands ${another ? `in ${where}` : where}. Describe it anew.`,
    );
  }
  const { file, text, index, found } = place;
  writeFileSync(
    path.join(checkout, file),
    text.slice(0, index) + change.put + text.slice(index + found.length),
  );
  return file;
}

function escapeForRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
