import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { guideCommands } from '../../architecture/documents';
import { repositoryPaths, ROOT } from '../../architecture/source-files';
import { createDataFolder, removeDataFolder } from '../../fixtures/data-folder';
import { createReleaseRepository, type ReleaseRepository } from '../../fixtures/releases/repository';
import type { CommandResult } from './command';
import { type LineOptions, runLine, serveLine, type ServedLine } from './run-line';

interface GuideOptions extends LineOptions {
  /** What a reader puts in the place of the guide's words. */
  values?: Readonly<Record<string, string>>;
  /** What is typed before the first command, and behind the last. */
  before?: string;
  options?: string;
  env?: NodeJS.ProcessEnv;
}

/** Every command of every guide. */
export const COMMANDS: ReadonlySet<string> = new Set(
  repositoryPaths()
    .filter((file) => /(?:^|\/)(?:README|tonight)\.md$/.test(file))
    .flatMap((file) => guideCommands(readFileSync(path.join(ROOT, file), 'utf8'))),
);

export interface GuideMachine {
  /** Its root. The program is not there yet. */
  root: string;
  /** Where the guides put the program. */
  site: string;
  /** The folder of its own programs. */
  bin: string;
  repository: ReleaseRepository;
  guide: GuideRuns;
}

/** A machine with the program's repository at hand, for a test file that follows a guide; `place` is the folder that this guide clones into. */
export function useGuideMachine(place: string): GuideMachine {
  const machine = {} as GuideMachine;
  beforeAll(async () => {
    const [repository, root] = await Promise.all([
      createReleaseRepository(),
      createDataFolder('guide-machine-'),
    ]);
    const [bin = ''] = repository.path.split(':');
    const guide = new GuideRuns({ PATH: repository.path, DATABASE_URL: '' });
    const site = path.join(root, place);
    await mkdir(path.dirname(site), { recursive: true });
    Object.assign(machine, { root, site, bin, repository, guide });
  });
  afterAll(async () => {
    await machine.repository.remove();
    await removeDataFolder(machine.root);
  });
  return machine;
}

/** Runs commands of the guides with the reader's own values. Throws on a command that no guide has. */
class GuideRuns {
  constructor(private readonly env: NodeJS.ProcessEnv) {}

  run(commands: string | readonly string[], options: GuideOptions = {}): Promise<CommandResult> {
    return runLine(this.typed(commands, options), { ...this.env, ...options.env }, options);
  }

  serve(commands: string | readonly string[], options: GuideOptions & { url: string }): Promise<ServedLine> {
    return serveLine(this.typed(commands, options), { ...this.env, ...options.env }, options);
  }

  private typed(
    commands: string | readonly string[],
    { values = {}, before, options = '' }: GuideOptions,
  ): string {
    const lines = typeof commands === 'string' ? [commands] : commands;
    const unknown = lines.filter((line) => !COMMANDS.has(line));
    if (unknown.length > 0) throw new Error(`No guide has the command ${unknown.join(', ')}`);
    const typed = [...(before === undefined ? [] : [before]), ...lines].join('\n').concat(` ${options}`);
    return Object.entries(values).reduce((text, [word, value]) => text.replaceAll(word, value), typed);
  }
}
