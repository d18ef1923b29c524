/* oxlint-disable typescript/consistent-type-imports -- an ambient declaration cannot have an import statement */

/** `./name.md`: a long text, compiled at build time (src/build/prose). */
declare module '*.md' {
  const document: import('../lib/text/prose').ProseDocument;
  export default document;
}

/** `./name.md?pdf`: the same text as a PDF. */
declare module '*.md?pdf' {
  const file: { readonly href: string; readonly sizeBytes: number };
  export default file;
}
