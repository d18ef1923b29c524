import { DeclarationError } from './declaration-error';
import { checkNames } from './check-names';
import type { ResourceDefinition } from './types';

const PATH = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const FOLDER = /^[a-z0-9_]+$/;

/**
 * Checks what types cannot: paths, placeholders, options and names. Throws DeclarationError for the first
 * fault.
 */
export function checkDeclaration(resource: ResourceDefinition): void {
  checkPureData(resource);
  checkTexts(resource);
  checkFields(resource);
  checkNames(resource);
}

/** Throws DeclarationError when two definitions share a table or a path. */
export function checkUnique(resources: readonly ResourceDefinition[]): void {
  for (const property of ['table', 'path'] as const) {
    const seen = new Map<string, string>();
    for (const resource of resources) {
      const other = seen.get(resource[property]);
      if (other !== undefined) {
        throw new DeclarationError(
          resource.table,
          `property "${property}"`,
          `"${resource[property]}" already belongs to "${other}".`,
          `Give each resource its own ${property}.`,
        );
      }
      seen.set(resource[property], resource.table);
    }
  }
}

function checkPureData(resource: ResourceDefinition): void {
  const stack: [string, unknown][] = [['declaration', resource]];
  for (let next = stack.pop(); next; next = stack.pop()) {
    const [place, value] = next;
    if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) continue;
    const isPlain =
      Array.isArray(value) ||
      (typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype);
    if (!isPlain) {
      throw new DeclarationError(
        resource.table,
        `"${place}"`,
        'is not pure data.',
        'Use only strings, numbers, booleans, lists and plain objects; behaviour belongs in a field kind.',
      );
    }
    for (const [key, child] of Object.entries(value)) stack.push([`${place}.${key}`, child]);
  }
}

function checkTexts(resource: ResourceDefinition): void {
  const { table, labels, path, publicPath, folder, confirmDelete } = resource;
  const texts = {
    'labels.one': labels.one,
    'labels.object': labels.object,
    'labels.many': labels.many,
    confirmDelete,
  };
  for (const [place, text] of Object.entries(texts)) {
    if (text.trim() === '')
      throw new DeclarationError(
        table,
        `"${place}"`,
        'is blank.',
        'Write the words an administrator will read.',
      );
  }
  if (!PATH.test(path)) {
    throw new DeclarationError(
      table,
      `path "${path}"`,
      'is not a valid address.',
      'Use lower-case letters, digits and hyphens, for example "duyurular".',
    );
  }
  if (publicPath?.startsWith('/') === false) {
    throw new DeclarationError(
      table,
      `publicPath "${publicPath}"`,
      'is not a path of this site.',
      'Begin it with "/".',
    );
  }
  if (folder !== undefined && !FOLDER.test(folder)) {
    throw new DeclarationError(
      table,
      `folder "${folder}"`,
      'is not a folder name.',
      'Use lower-case letters, digits and underscores.',
    );
  }
}

function checkFields({ table, fields }: ResourceDefinition): void {
  const seen = new Set<string>();
  for (const field of fields) {
    const place = `field "${field.name}"`;
    if (seen.has(field.name))
      throw new DeclarationError(table, place, 'is declared twice.', 'Keep one of them.');
    seen.add(field.name);
    if (field.label.trim() === '')
      throw new DeclarationError(
        table,
        place,
        'has a blank label.',
        'Write the word an administrator will read.',
      );
    if ('required' in field && field.required?.trim() === '') {
      throw new DeclarationError(
        table,
        place,
        'is required but has no sentence.',
        'Say in "required" what to show when it is left empty.',
      );
    }
    if (
      'maxLength' in field &&
      field.maxLength !== undefined &&
      !(Number.isInteger(field.maxLength) && field.maxLength > 0)
    ) {
      throw new DeclarationError(
        table,
        place,
        `has maxLength ${field.maxLength}.`,
        'Give a whole number of characters above zero.',
      );
    }
    if ('subfolder' in field && field.subfolder !== undefined && !FOLDER.test(field.subfolder)) {
      throw new DeclarationError(
        table,
        place,
        `has the subfolder "${field.subfolder}".`,
        'Use lower-case letters, digits and underscores.',
      );
    }
    if (
      field.shownWhen !== undefined &&
      fields.find((other) => other.name === field.shownWhen)?.kind !== 'boolean'
    ) {
      throw new DeclarationError(
        table,
        place,
        `is shown when "${field.shownWhen}", which is no boolean field.`,
        'Name a declared field of kind "boolean".',
      );
    }
  }
  const [, second] = fields.filter((field) => field.kind === 'publish');
  if (second)
    throw new DeclarationError(
      table,
      `field "${second.name}"`,
      'is a second publish field.',
      'Keep one; a row has one state.',
    );
}
