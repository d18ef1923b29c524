import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A copy of the last commit with the installed packages, in which breakages are made. */
export interface Checkout {
  readonly folder: string;
  /** Takes all changes back. */
  reset: () => void;
  remove: () => void;
}

/** Makes a checkout of the last commit in a temporary folder. Packages are hard links where the file system permits it. */
export function createCheckout(): Checkout {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'power-')), 'site');
  const git = (cwd: string, ...rest: string[]) => execFileSync('git', rest, { cwd, stdio: 'pipe' });
  git('.', 'worktree', 'add', '--detach', folder);
  execFileSync('cp', ['-al', 'node_modules', folder]);
  return {
    folder,
    reset: () => {
      git(folder, 'checkout', '--', '.');
      git(folder, 'clean', '-fdq', 'src', 'admin', 'supabase');
    },
    remove: () => {
      git('.', 'worktree', 'remove', '--force', folder);
      rmSync(path.dirname(folder), { recursive: true, force: true });
    },
  };
}
