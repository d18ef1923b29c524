import { execFile } from 'node:child_process';
import { ROOT } from '../../architecture/source-files';
import type { CommandResult } from './command';

/** Runs a line as a shell would, at the root of the project, in an environment of nothing but these variables and a shell's own. */
export function runLine(line: string, env: NodeJS.ProcessEnv): Promise<CommandResult> {
  const inherited: NodeJS.ProcessEnv = { DO_NOT_TRACK: '1' };
  for (const name of ['PATH', 'HOME', 'LANG']) inherited[name] = process.env[name];
  return new Promise((resolve) => {
    const options = { cwd: ROOT, env: { ...inherited, ...env }, maxBuffer: 16 * 1024 * 1024 };
    execFile('/bin/sh', ['-c', line], options, (error, stdout, stderr) => {
      const code = typeof error?.code === 'number' ? error.code : error ? 1 : 0;
      resolve({ code, output: stdout + stderr });
    });
  });
}
