import { format } from 'node:util';
import { OperatorError } from '../lib/operator-error';

/** What the process writes: a line for people, or one JSON object where the server runs with `LOG=json`. */
export interface LogEntry {
  level: 'info' | 'warn' | 'error';
  message: string;
  /** What a program may want to filter by. */
  fields?: Readonly<Record<string, string>>;
  /** In ISO 8601; now if absent. */
  time?: string;
  /** The line for people, where it is more than the message. */
  text?: string;
}

const SECURITY_LINE = /^(\S+) security (event=.*)$/;
const TIMED_LINE = /^(\d{4}-\d\d-\d\dT[\d:.]+Z) ([^]*)$/;

type Listener = () => void;
const errorListeners = new Set<Listener>();
let isJson = false;

/** Chooses how this process writes. Commands that people type never ask for JSON. */
export function chooseLogFormat({ LOG }: NodeJS.ProcessEnv): void {
  isJson = LOG?.trim() === 'json';
}

/** Calls the listener after each error that was written. Returns the function that ends this. */
export function onErrorWritten(listener: Listener): () => void {
  errorListeners.add(listener);
  return () => errorListeners.delete(listener);
}

/** Writes an entry. All output of the server and its commands comes through here. */
export function writeLog(entry: LogEntry): void {
  const { level, message, text = message } = entry;
  const stream = level === 'info' ? process.stdout : process.stderr;
  stream.write(`${isJson ? formatJson(entry) : text}\n`);
  if (level === 'error') for (const listener of errorListeners) listener();
}

/** A message that begins with its time gives it away. */
function formatJson({ level, message, fields, time }: LogEntry): string {
  const [, ownTime, rest] = TIMED_LINE.exec(message) ?? [];
  const at = time ?? ownTime ?? new Date().toISOString();
  return JSON.stringify({ time: at, level, message: (rest ?? message).trim(), fields });
}

/** Prints a line. */
export function printLine(line: string): void {
  writeLog({ level: 'info', message: line });
}

/** Prints an error: only the sentence of an OperatorError, the stack of any other. `head` is a line above it. */
export function printError(error: unknown, head?: string, fields?: LogEntry['fields']): void {
  const text =
    error instanceof OperatorError
      ? error.message
      : error instanceof Error
        ? (error.stack ?? error.message)
        : String(error);
  writeLog({
    level: 'error',
    message: text,
    ...(fields && { fields }),
    ...(head !== undefined && { text: `${head}\n${text}` }),
  });
}

/** Prints a sentence with its time. */
export function printWarning(sentence: string): void {
  const time = new Date().toISOString();
  writeLog({ level: 'warn', message: sentence, time, text: `${time} ${sentence}` });
}

/** Prints a line of the security log. Its values hold no spaces. */
export function printSecurityLine(line: string): void {
  const [, time, pairs] = SECURITY_LINE.exec(line) ?? [];
  if (time === undefined || pairs === undefined) {
    printLine(line);
    return;
  }
  const fields = Object.fromEntries(
    pairs.split(' ').map((pair) => {
      const at = pair.indexOf('=');
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );
  writeLog({ level: 'info', message: 'security', fields, time, text: line });
}

/** Takes over what libraries write to the console. Node's own formatting stays. */
export function takeConsole(target: Console = console): void {
  const write =
    (level: LogEntry['level']) =>
    (...values: unknown[]) =>
      writeLog({ level, message: format(...values) });
  Object.assign(target, {
    log: write('info'),
    info: write('info'),
    debug: write('info'),
    warn: write('warn'),
    error: write('error'),
  });
}
