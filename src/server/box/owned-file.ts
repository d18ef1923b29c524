import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTwoFilesPatch } from 'diff';

export interface WantedFile {
  /** On the machine itself. */
  file: string;
  mode: number;
  /** Without the mark. */
  text: string;
  /** Made where it is missing, and the webmaster's from then on. */
  isOwn?: true;
}

/** What a file's place holds: nothing, what is wanted, an older version of ours, ours with changes by hand, or somebody else's file. */
type FileState = 'missing' | 'same' | 'outdated' | 'edited' | 'foreign';

export interface PlannedFile extends WantedFile {
  state: FileState;
  /** Whether it will be written. */
  isWritten: boolean;
  /** A unified diff from what is there to what is wanted; empty where nothing is there or nothing differs. */
  difference: string;
}

/** The first line of each file of ours. The digest is of all lines below it. */
const MARK = /^# Written by npm run box:setup, digest ([0-9a-f]{16})\. A changed file is kept\.\n/;
const CONTEXT_LINES = 1;

/** Returns the text with the mark above it. */
export function sign(text: string): string {
  return `# Written by npm run box:setup, digest ${digest(text)}. A changed file is kept.\n${text}`;
}

/** Tells what is at a file's place. `present` is null for nothing. */
export function stateOf(present: string | null, text: string): FileState {
  if (present === null) return 'missing';
  if (present === sign(text)) return 'same';
  const [line = '', mark] = MARK.exec(present) ?? [];
  if (mark === undefined) return 'foreign';
  return digest(present.slice(line.length)) === mark ? 'outdated' : 'edited';
}

/** Compares a wanted file with what is there below a root. */
export async function planFile(root: string, wanted: WantedFile): Promise<PlannedFile> {
  const present = await readIfThere(path.join(root, wanted.file));
  if (wanted.isOwn) {
    return {
      ...wanted,
      state: present === null ? 'missing' : 'same',
      isWritten: present === null,
      difference: '',
    };
  }
  const state = stateOf(present, wanted.text);
  const hasDifference = present !== null && state !== 'same';
  return {
    ...wanted,
    state,
    isWritten: state === 'missing' || state === 'outdated',
    difference: hasDifference ? differenceOf(present.replace(MARK, ''), wanted.text) : '',
  };
}

/** Writes a file whole or not at all. */
export async function writePlanned(root: string, { file, mode, text, isOwn }: PlannedFile): Promise<void> {
  const target = path.join(root, file);
  await mkdir(path.dirname(target), { recursive: true });
  const draft = `${target}.box-${process.pid}`;
  await writeFile(draft, isOwn ? text : sign(text), { mode });
  await rename(draft, target);
}

/** Leaves out the patch’s head, which names a file. */
function differenceOf(present: string, wanted: string): string {
  const patch = createTwoFilesPatch('', '', present, wanted, '', '', { context: CONTEXT_LINES });
  return patch.slice(patch.indexOf('@@')).trimEnd();
}

async function readIfThere(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
