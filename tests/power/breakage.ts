/**
 * A small fault as a tired developer could make it, described by what a person would notice. A place in the code is found by its
 * text, so a breakage survives when files move. It must be described anew when the text changes, and the command says so.
 */
export interface Breakage {
  /** One sentence about what goes wrong, for a person or to an attacker's advantage. */
  readonly behaviour: string;
  /** What is changed: text in the code, or a statement that runs after all migrations. */
  readonly change: TextChange | { readonly sql: string };
  /** Test files or folders below `tests/`, cheapest first, that are asked whether they notice. */
  readonly ask: readonly string[];
}

export interface TextChange {
  /** Text that stands once in `src`, `admin` and `supabase` (white space counts as one space). */
  readonly find: string;
  readonly put: string;
}

/** The rooms and their breakages: at least six in each. */
export type Breakages = Readonly<Record<string, readonly Breakage[]>>;
