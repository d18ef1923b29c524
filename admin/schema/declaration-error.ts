/** The message names the resource, the place in it, and the way out. */
export class DeclarationError extends Error {
  override readonly name = 'DeclarationError';

  constructor(resource: string, place: string, problem: string, wayOut: string) {
    super(`Resource "${resource}", ${place}: ${problem} ${wayOut}`);
  }
}
