import type { Book, ItemList, Person } from 'schema-dts';
import type { PageList } from '../../lib/page-data';

type List<Kind> = Extract<PageList, { kind: Kind }>;

/** Returns the people of a board, for the association's node. */
export function structuredMembers({ members }: List<'board'>): Person[] {
  return members.map(({ name, role }) => ({
    '@type': 'Person',
    name,
    ...(role !== null && { jobTitle: role }),
  }));
}

/** Returns the books that won, in the order of the page. `award` is the award's name. */
export function structuredBooks({ books }: List<'books'>, award: string): ItemList {
  return {
    '@type': 'ItemList',
    name: award,
    numberOfItems: books.length,
    itemListElement: books.map(({ title, author, year }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Book',
        name: title,
        author: { '@type': 'Person', name: author },
        award: `${award}, ${year}`,
      } satisfies Book,
    })),
  };
}
