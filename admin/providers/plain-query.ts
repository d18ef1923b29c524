/**
 * Stands in for qs (vite.config.ts): Refine's router reads and writes the address with it, and nothing in an address here is
 * nested, for which alone it would bring a dozen packages before the first list.
 */
const plainQuery = {
  parse: (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search)),

  stringify(values: Readonly<Record<string, string | number | boolean | null | undefined>>): string {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(values)) {
      if (value !== undefined && value !== null) query.set(name, String(value));
    }
    return query.size === 0 ? '' : `?${query.toString()}`;
  },
};

// Under the name that importers of qs ask for.
export { plainQuery as default };
