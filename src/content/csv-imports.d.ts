/** Records by the names of the file's header (src/build/csv.ts). */
declare module '*.csv' {
  const rows: readonly Readonly<Record<string, string>>[];
  export default rows;
}
