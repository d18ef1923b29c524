import { DeclarationError } from './declaration-error';
import { isAside } from './derive-fields';
import type { ChosenValue, FieldDeclaration } from './field-types';
import { columnsInPath, columnsInText } from './placeholders';
import { SYSTEM_COLUMNS, type ResourceDefinition } from './types';

const PATH = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const FOLDER = /^[a-z0-9_]+$/;
const FOLDER_LETTERS = 'Use lower-case letters, digits and underscores.';
const isFilled = (text: string) => text.trim() !== '';
const namesOf = ({ fields }: ResourceDefinition) => fields.map(({ name }) => name);
const columnsOf = (resource: ResourceDefinition): string[] => [
  ...namesOf(resource),
  ...SYSTEM_COLUMNS,
  ...[resource.list.order ?? []].flat(),
];

interface Rule<Value> {
  /** The values to look at, each with its place in the declaration. Undefined ones are right. */
  readonly values: (resource: ResourceDefinition) => readonly (readonly [place: string, Value | undefined])[];
  readonly isRight: (value: Value, resource: ResourceDefinition) => boolean;
  readonly problem: (value: Value) => string;
  readonly wayOut: (resource: ResourceDefinition) => string;
}

const inFields =
  <Value>(read: (field: FieldDeclaration) => Value | undefined) =>
  ({ fields }: ResourceDefinition) =>
    fields.map((field) => [`field "${field.name}"`, read(field)] as const);

const inPlaces =
  (read: (resource: ResourceDefinition) => Readonly<Record<string, readonly string[] | undefined>>) =>
  (resource: ResourceDefinition) =>
    Object.entries(read(resource)).flatMap(([place, names = []]) =>
      names.map((name) => [place, name] as const),
    );

/** What types cannot see, in the order in which it is checked. */
const RULES = [
  rule({
    values: (resource) => plainParts(resource),
    isRight: (value) =>
      value === null || ['string', 'number', 'boolean'].includes(typeof value) || isPlain(value),
    problem: () => 'is not pure data.',
    wayOut: () =>
      'Use only strings, numbers, booleans, lists and plain objects; behaviour belongs in a field kind.',
  }),
  rule({
    values: ({ labels, help, confirmDelete }) => [
      ['"labels.one"', labels.one],
      ['"labels.object"', labels.object],
      ['"labels.many"', labels.many],
      ...help.map((sentence) => ['"help"', sentence] as const),
      ['"confirmDelete"', confirmDelete],
    ],
    isRight: isFilled,
    problem: () => 'is blank.',
    wayOut: () => 'Write the words an administrator will read.',
  }),
  rule({
    values: ({ path }) => [[`path "${path}"`, path]],
    isRight: (path) => PATH.test(path),
    problem: () => 'is not a valid address.',
    wayOut: () => 'Use lower-case letters, digits and hyphens, for example "duyurular".',
  }),
  rule({
    values: ({ publicPath }) => [[`publicPath "${publicPath}"`, publicPath]],
    isRight: (path) => path.startsWith('/'),
    problem: () => 'is not a path of this site.',
    wayOut: () => 'Begin it with "/".',
  }),
  rule({
    values: ({ folder }) => [[`folder "${folder}"`, folder]],
    isRight: (folder) => FOLDER.test(folder),
    problem: () => 'is not a folder name.',
    wayOut: () => FOLDER_LETTERS,
  }),
  rule({
    values: inFields<FieldDeclaration>((field) => field),
    isRight: (field, { fields }) => fields.find(({ name }) => name === field.name) === field,
    problem: () => 'is declared twice.',
    wayOut: () => 'Keep one of them.',
  }),
  rule({
    values: inFields(({ label }) => label),
    isRight: isFilled,
    problem: () => 'has a blank label.',
    wayOut: () => 'Write the word an administrator will read.',
  }),
  rule({
    values: inFields((field) => ('required' in field ? field.required : undefined)),
    isRight: isFilled,
    problem: () => 'is required but has no sentence.',
    wayOut: () => 'Say in "required" what to show when it is left empty.',
  }),
  rule({
    values: inFields<string>(({ expected }) => expected),
    isRight: (sentence, { fields }) => isFilled(sentence) && fields.some(({ kind }) => kind === 'publish'),
    problem: (sentence) => `has "expected": "${sentence}", which nobody will read.`,
    wayOut: () => 'Write a sentence, and give the resource a field of kind "publish".',
  }),
  rule({
    values: inFields<number>((field) => ('maxLength' in field ? field.maxLength : undefined)),
    isRight: (length) => Number.isInteger(length) && length > 0,
    problem: (length) => `has maxLength ${length}.`,
    wayOut: () => 'Give a whole number of characters above zero.',
  }),
  rule({
    values: inFields<string>((field) => ('subfolder' in field ? field.subfolder : undefined)),
    isRight: (folder) => FOLDER.test(folder),
    problem: (folder) => `has the subfolder "${folder}".`,
    wayOut: () => FOLDER_LETTERS,
  }),
  rule({
    values: inFields<string>(({ shownWhen }) => (typeof shownWhen === 'string' ? shownWhen : undefined)),
    isRight: (flag, { fields }) => fields.find(({ name }) => name === flag)?.kind === 'boolean',
    problem: (flag) => `is shown when "${flag}", which is no boolean field.`,
    wayOut: () => 'Name a declared field of kind "boolean".',
  }),
  rule({
    values: inFields<ChosenValue>(({ shownWhen }) => (typeof shownWhen === 'object' ? shownWhen : undefined)),
    isRight: ({ field, is }, { fields }) => {
      const asked = fields.find(({ name }) => name === field);
      const offered = asked?.kind === 'select' ? asked.options.map(({ value }) => value) : [];
      return is.every((value) => offered.includes(value));
    },
    problem: ({ field, is }) =>
      `is shown when "${field}" is ${is.map((value) => `"${value}"`).join(' or ')}.`,
    wayOut: () => 'Name a declared field of kind "select" and values among its options.',
  }),
  rule({
    values: ({ sections = {}, fields }) => {
      const all = fields.flatMap(({ name }) =>
        sections[name] === undefined ? [] : [[name, sections[name]] as const],
      );
      return all.map(
        ([name, section], at) => [`section of "${name}"`, { section, before: all[at - 1]?.[1] }] as const,
      );
    },
    isRight: ({ section, before }) => isAside(section) || before === undefined || !isAside(before),
    problem: () => 'stands after one that is aside.',
    wayOut: () => 'Put the sections that are aside last, so that a phone shows the fields in their order.',
  }),
  rule({
    values: inFields<FieldDeclaration>((field) => (field.kind === 'publish' ? field : undefined)),
    isRight: (field, { fields }) => fields.find(({ kind }) => kind === 'publish') === field,
    problem: () => 'is a second publish field.',
    wayOut: () => 'Keep one; a row has one state.',
  }),
  rule({
    values: ({ list }) => [['list.columns', list.columns]],
    isRight: (columns) => columns.length > 0,
    problem: () => 'is empty.',
    wayOut: () => 'Name at least the title field.',
  }),
  rule({
    values: inPlaces(({ titleField, list, replaces, shown, sections, repeats, terms }) => ({
      titleField: [titleField],
      'list.columns': list.columns,
      'list.search': list.search,
      'list.filters': list.filters,
      'replaces.on': replaces?.on,
      shown: shown && Object.values(shown),
      sections: Object.keys(sections ?? {}),
      repeats: repeats && Object.values(repeats).flat(),
      terms: terms && Object.values(terms).flat(),
    })),
    isRight: (name, resource) => namesOf(resource).includes(name),
    problem: (name) => `"${name}" is not among the fields.`,
    wayOut: (resource) => `Name a declared field; declared are ${namesOf(resource).join(', ')}.`,
  }),
  rule({
    values: inPlaces(({ list, publicPath = '', confirmDelete, titlePattern = '', replaces }) => ({
      'list.sort': list.sort.map(({ by }) => by),
      publicPath: columnsInPath(publicPath),
      confirmDelete: columnsInText(confirmDelete),
      titlePattern: columnsInText(titlePattern),
      'replaces.question': columnsInText(replaces?.question ?? ''),
    })),
    isRight: (name, resource) => columnsOf(resource).includes(name),
    problem: (name) => `"${name}" is neither a field nor a system column.`,
    wayOut: (resource) => `Use one of ${columnsOf(resource).join(', ')}.`,
  }),
];

function rule<Value>({ values, isRight, problem, wayOut }: Rule<Value>) {
  return (resource: ResourceDefinition): void => {
    for (const [place, value] of values(resource)) {
      if (value === undefined || isRight(value, resource)) continue;
      throw new DeclarationError(resource.table, place, problem(value), wayOut(resource));
    }
  };
}

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}

/** Returns every value inside a declaration with its path. */
function plainParts(value: unknown, path = 'declaration'): (readonly [string, unknown])[] {
  const inside = isPlain(value) ? Object.entries(value) : [];
  return [[`"${path}"`, value], ...inside.flatMap(([name, child]) => plainParts(child, `${path}.${name}`))];
}

/** Checks what types cannot. Throws DeclarationError for the first fault. */
export function checkDeclaration(resource: ResourceDefinition): void {
  for (const check of RULES) check(resource);
}

/** Throws DeclarationError when two definitions share a table or a path. */
export function checkUnique(resources: readonly ResourceDefinition[]): void {
  for (const property of ['table', 'path'] as const) {
    const owners = new Map<string, string>();
    for (const { table, [property]: value } of resources) {
      const other = owners.get(value);
      owners.set(value, table);
      if (other === undefined) continue;
      throw new DeclarationError(
        table,
        `property "${property}"`,
        `"${value}" already belongs to "${other}".`,
        `Give each resource its own ${property}.`,
      );
    }
  }
}
