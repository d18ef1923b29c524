import { spawn } from 'node:child_process';
import { once } from 'node:events';

const FORWARDED_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs a Node program to its end, with this process's terminal. Gives whether it succeeded. A signal that asks this process to stop
 * is handed on, and then ends both.
 */
export async function runNode(
  args: readonly string[],
  { cwd, env = {} }: { cwd: string; env?: NodeJS.ProcessEnv },
): Promise<boolean> {
  const child = spawn(process.execPath, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } });
  const received: NodeJS.Signals[] = [];
  const handOn = (signal: NodeJS.Signals) => {
    received.push(signal);
    child.kill(signal);
  };
  for (const signal of FORWARDED_SIGNALS) process.on(signal, handOn);
  const [code] = (await once(child, 'exit')) as [number | null];
  for (const signal of FORWARDED_SIGNALS) process.off(signal, handOn);
  const [reason] = received;
  if (reason) process.kill(process.pid, reason);
  return code === 0;
}
