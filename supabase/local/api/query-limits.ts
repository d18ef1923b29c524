import type { AnyAST } from '@supabase/lite';

/** A request to the REST API as lite has parsed it. */
export type Query = AnyAST;
type Entry = NonNullable<Query['select']>[number];
type Definition = Exclude<Entry, string>[string];
type Embed = Extract<Definition, { select?: unknown }>;

/** What a visitor may ask of one request. The site's own reads need less than half. */
const LIMITS = { filters: 50, patterns: 8, columns: 80, embeds: 4, depth: 2, orders: 10 };
const MAX_WILDCARDS = 8;

/** Nothing uses these, and they cost seconds a row: regular expressions, and text search of whole columns. */
const FORBIDDEN = /^\$(?:i?regex|textSearch)/;
const PATTERN = /^\$i?like/;

/** An error that lite's REST service responds to with 400, this code and this message. */
export class UnreadableQueryError extends Error {
  override readonly name = 'UnreadableQueryError';
  readonly code = '22023';
}

/** Throws an UnreadableQueryError when a query uses a forbidden operator or, for a visitor, is dear. */
export function refuseQuery(query: Query, { isVisitor }: { isVisitor: boolean }): void {
  const parts = {
    filters: 0,
    patterns: 0,
    columns: 0,
    embeds: 0,
    depth: 0,
    orders: query.order?.length ?? 0,
  };
  count(query, 0);
  const isDear = (Object.keys(LIMITS) as (keyof typeof LIMITS)[]).some((part) => parts[part] > LIMITS[part]);
  if (isVisitor && isDear) throw tooDear();

  function count(part: Pick<Query, 'select' | 'where'>, level: number): void {
    parts.depth = Math.max(parts.depth, level);
    for (const [operator, value] of filtersOf(part.where)) {
      if (FORBIDDEN.test(operator)) throw new UnreadableQueryError('Bu arama türü kullanılamaz.');
      parts.filters += 1;
      if (PATTERN.test(operator)) {
        const texts = [value].flat();
        parts.patterns += texts.length;
        if (isVisitor && texts.some((text) => countWildcards(text) > MAX_WILDCARDS)) throw tooDear();
      }
    }
    const entries = part.select ?? [];
    parts.columns += entries.length;
    if (isVisitor && hasRepetition(entries)) throw tooDear();
    for (const definition of entries.flatMap((entry) =>
      typeof entry === 'string' ? [] : Object.values(entry),
    )) {
      if (!isEmbed(definition)) continue;
      parts.embeds += 1;
      count(definition, level + 1);
    }
  }
}

function tooDear(): UnreadableQueryError {
  return new UnreadableQueryError('İstek çok karmaşık. Daha az sütun, filtre ya da bağlı tablo isteyin.');
}

/** Gives every operator with its value, whatever it is nested in. */
function* filtersOf(where: unknown): Generator<[operator: string, value: unknown]> {
  if (where === undefined) return;
  for (const [name, condition] of Object.entries(recordOf(where))) {
    // The filters of an embedded table have its name before them.
    const word = name.slice(name.lastIndexOf('.') + 1);
    if (word === '$and' || word === '$or') {
      if (!Array.isArray(condition)) throw unreadable();
      for (const branch of condition) yield* filtersOf(branch);
    } else if (word === '$not') yield* filtersOf(condition);
    // lite has further words of its own here. A request that uses one has it from a parameter's name.
    else if (word.startsWith('$')) throw unreadable();
    else yield* operatorsOf(recordOf(condition));
  }
}

function* operatorsOf(operators: Readonly<Record<string, unknown>>): Generator<[string, unknown]> {
  for (const [operator, value] of Object.entries(operators)) {
    if (operator === '$not') yield* operatorsOf(recordOf(value));
    // lite would take such a value for a column or a query of its own.
    else if (isRecord(value) && ('$ref' in value || value.type === 'query')) throw unreadable();
    else yield [operator, value];
  }
}

/** Whether a column stands there twice: under other names it multiplies the response. */
function hasRepetition(entries: readonly Entry[]): boolean {
  const columns = entries.flatMap((entry) => {
    if (typeof entry === 'string') return [entry];
    return Object.entries(entry).map(([alias, definition]) => {
      if (isEmbed(definition)) return `${alias}()`;
      const { column = alias, path = '', aggregate = '' } = definition;
      return `${column}${path}${aggregate}`;
    });
  });
  return new Set(columns).size < columns.length;
}

function isEmbed(definition: Definition): definition is Embed {
  return 'select' in definition;
}

function countWildcards(pattern: unknown): number {
  return String(pattern).match(/[%_]/g)?.length ?? 0;
}

function unreadable(): UnreadableQueryError {
  return new UnreadableQueryError('İstek okunamadı.');
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  if (!isRecord(value)) throw unreadable();
  return value;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
