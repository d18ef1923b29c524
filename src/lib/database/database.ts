import type { Html } from '../html/html';
import type { Database as GeneratedDatabase } from './database.types';

/** The columns that hold HTML (`richtext` in admin/resources); all other text is plain. */
interface HtmlColumns {
  announcements: 'body';
  events: 'body';
  alumni_news: 'description';
}

type GeneratedTables = GeneratedDatabase['public']['Tables'];

/** A table's row. */
export type Tables<Name extends keyof GeneratedTables> = Name extends keyof HtmlColumns
  ? Omit<GeneratedTables[Name]['Row'], HtmlColumns[Name]> & Record<HtmlColumns[Name], Html | null>
  : GeneratedTables[Name]['Row'];

/** The generated types, in which HTML is no plain text. */
export type Database = Omit<GeneratedDatabase, 'public'> & {
  public: Omit<GeneratedDatabase['public'], 'Tables'> & {
    Tables: {
      [Name in keyof GeneratedTables]: Omit<GeneratedTables[Name], 'Row'> & { Row: Tables<Name> };
    };
  };
};
