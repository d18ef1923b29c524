import { DeclarationError } from '../schema/define-resource';
import {
  type FieldDeclaration,
  type FieldOf,
  type Kind,
  type ResourceDefinition,
  SYSTEM_COLUMNS,
} from '../schema/types';
import { fieldKind } from './form-codec';
import { conditionOf, isAside } from '../schema/derive';
import { columnsInPath, columnsInText } from '../schema/placeholders';

const PATH = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
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

/** What types cannot see, in the order in which it is checked. A function, so that builds leave it out. */
const rules = () => [
  rule({
    values: inPlaces(({ labels, help, confirmDelete, fields }) => ({
      labels: Object.values(labels),
      help,
      confirmDelete: [confirmDelete],
      'a label': fields.map(({ label }) => label),
      '"required"': fields.flatMap((field) => ('required' in field ? (field.required ?? []) : [])),
      '"expected"': fields.flatMap(({ expected }) => expected ?? []),
    })),
    isRight: (words) => words.trim() !== '',
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
    values: inFields<FieldDeclaration>((field) => field),
    isRight: (field, { fields }) => fields.find(({ name }) => name === field.name) === field,
    problem: () => 'is declared twice.',
    wayOut: () => 'Keep one of them.',
  }),
  rule({
    values: inFields<string>(({ expected }) => expected),
    isRight: (_, { fields }) => fields.some(({ kind }) => kind === 'publish'),
    problem: (sentence) => `has "expected": "${sentence}", which nobody will read.`,
    wayOut: () => 'Give the resource a field of kind "publish".',
  }),
  rule({
    values: inFields<FieldDeclaration>((field) => (field.shownWhen ? field : undefined)),
    isRight: (field, { fields }) => {
      const asked = fields.find(({ name }) => name === conditionOf(field));
      if (typeof field.shownWhen !== 'object') return asked?.kind === 'boolean';
      const offered = asked?.kind === 'select' ? asked.options.map(({ value }) => value) : [];
      return field.shownWhen.is.every((value) => offered.includes(value));
    },
    problem: ({ shownWhen }) => `is shown when ${JSON.stringify(shownWhen)}, which cannot be chosen.`,
    wayOut: () =>
      'Name a declared field of kind "boolean", or one of kind "select" and values among its options.',
  }),
  rule({
    values: inFields<string>(({ name }) => name),
    isRight: (name, { sections = {}, fields }) => {
      const before = fields.slice(
        0,
        fields.findIndex((field) => field.name === name),
      );
      const section = sections[name];
      return !section || isAside(section) || !before.some((field) => isAside(sections[field.name]));
    },
    problem: () => 'begins a section after one that is aside.',
    wayOut: () => 'Put the sections that are aside last, so that a phone shows the fields in their order.',
  }),
  rule({
    values: inFields<FieldDeclaration>((field) => (field.kind === 'publish' ? field : undefined)),
    isRight: (field, { fields }) => fields.find(({ kind }) => kind === 'publish') === field,
    problem: () => 'is a second publish field.',
    wayOut: () => 'Keep one; a row has one state.',
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
  fittingRule(
    ({ titleField, titlePattern }) => ({ titleField: titlePattern === undefined ? [titleField] : [] }),
    ({ kind }) => fieldKind(kind).isTitle === true,
    'a declared text field',
  ),
  fittingRule(
    ({ list }) => ({ 'list.search': list.search }),
    ({ kind }) => fieldKind(kind).isSearchable === true,
    'a declared text field',
  ),
  fittingRule(
    ({ list }) => ({ 'list.filters': list.filters }),
    ({ kind }) => fieldKind(kind).filter !== undefined,
    'a declared field with a filter',
  ),
  // A row without a date would be neither to come nor past.
  fittingRule(
    ({ list }) => ({ 'list.upcoming': list.upcoming === undefined ? [] : [list.upcoming] }),
    (field) => (field.kind === 'date' || field.kind === 'datetime') && field.required !== undefined,
    'a required date',
  ),
];

/** What is named in these places is a declared field that fits. */
function fittingRule(
  read: Parameters<typeof inPlaces>[0],
  fits: (field: FieldDeclaration) => boolean,
  wanted: string,
) {
  return rule<string>({
    values: inPlaces(read),
    isRight: (name, { fields }) => fields.some((field) => field.name === name && fits(field)),
    problem: (name) => `"${name}" does not fit.`,
    wayOut: (resource) => `Name ${wanted}; declared are ${namesOf(resource).join(', ')}.`,
  });
}

function rule<Value>({ values, isRight, problem, wayOut }: Rule<Value>) {
  return (resource: ResourceDefinition): void => {
    for (const [place, value] of values(resource)) {
      if (value === undefined || isRight(value, resource)) continue;
      throw new DeclarationError(resource.table, place, problem(value), wayOut(resource));
    }
  };
}

/** Checks what types cannot, beside the other declarations. Throws DeclarationError for the first fault. */
function checkDeclaration(resource: ResourceDefinition, all: readonly ResourceDefinition[]): void {
  for (const check of rules()) check(resource);
  const { table, path } = resource;
  const twin = all.find((other) => other !== resource && (other.table === table || other.path === path));
  if (!twin) return;
  const place = `path "${path}"`;
  throw new DeclarationError(table, place, `belongs to "${twin.table}" as well.`, 'Give each its own.');
}

/** Checks all declarations. Throws DeclarationError for the first fault. No build has it: declarations do not change there. */
export function checkDeclarations(resources: readonly ResourceDefinition[]): void {
  for (const resource of resources) {
    checkDeclaration(resource, resources);
    checkKinds(resource);
  }
}

/** Checks the options of each field that its kind knows. Throws DeclarationError for the first fault. */
function checkKinds(resource: ResourceDefinition): void {
  const { table, fields } = resource;
  for (const field of fields) {
    checkOptions(field, table);
    for (const [option, kinds] of Object.entries(fieldKind(field.kind).refersTo ?? {})) {
      const { [option]: name } = { ...field } as Readonly<Record<string, unknown>>;
      if (typeof name !== 'string') continue;
      const wanted = `a declared field of kind ${kinds.map((kind) => `"${kind}"`).join(' or ')} in "${option}"`;
      const place = `field "${field.name}"`;
      fittingRule(
        () => ({ [place]: [name] }),
        ({ kind }) => kinds.includes(kind),
        wanted,
      )(resource);
    }
  }
}

function checkOptions<K extends Kind>(field: FieldOf<K>, table: string): void {
  fieldKind(field.kind).check?.(field, table);
}
