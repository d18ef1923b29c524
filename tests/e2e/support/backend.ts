import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import postgres from 'postgres';
import WebSocket from 'ws';
import type { Database, TablesInsert, TablesUpdate } from '../../../src/lib/database/database.types';
import { addFactor, createFactorTable } from '../../database/support/second-step';
import {
  createAccount,
  requirePasswordChange,
  setAdministrator,
  setWriter,
} from '../../../supabase/local/auth/accounts';
import type { Site } from './site';

// Node 20 has no WebSocket, and supabase-js asks for one when a client is created.
Object.assign(globalThis, { WebSocket });

export interface Account {
  email: string;
  password: string;
}

export interface OtherAccount extends Account {
  id: string;
}

/** Prepares rows with the service role, and accounts directly in the database. */
export class Backend {
  private constructor(
    private readonly client: SupabaseClient<Database>,
    private readonly site: Site,
  ) {}

  static async of(site: Site): Promise<Backend> {
    const { SERVICE_ROLE_KEY } = await site.readStatus();
    const auth = { persistSession: false, autoRefreshToken: false };
    return new Backend(createClient<Database>(site.url, SERVICE_ROLE_KEY, { auth }), site);
  }

  async createAccount(
    name: string,
    { isAdmin, isWriter = false }: { isAdmin: boolean; isWriter?: boolean },
  ): Promise<OtherAccount> {
    const email = `${name}-${Date.now()}@mezunlar.example`;
    const password = `parola-${crypto.randomUUID()}`;
    return this.inDatabase(async (sql) => {
      const id = await createAccount(sql, { email, password, fullName: null });
      await setAdministrator(sql, id, { isAdmin, fullName: null });
      await setWriter(sql, id, isWriter);
      return { id, email, password };
    });
  }

  /** Throws all half-written forms away: the next test's forms begin empty. A site that is stopped has none to offer. */
  async forgetDrafts(): Promise<void> {
    await this.client.from('form_drafts').delete().neq('resource', '');
  }

  /** The leads of all announcements with this title. */
  async announcementLeads(title: string): Promise<(string | null)[]> {
    const { data } = await this.client.from('announcements').select('lead').eq('title', title);
    return (data ?? []).map(({ lead }) => lead);
  }

  /** All announcements, or events, with this title. */
  async titled(table: 'announcements' | 'events', title: string) {
    const columns = 'id, lead, published_at, cover_url';
    const { data } = await this.client.from(table).select(columns).eq('title', title).throwOnError();
    return data;
  }

  /** The days of the calendar with this title. */
  async calendarDays(title: string): Promise<string[]> {
    const { data } = await this.client.from('calendar').select('date').eq('title', title).throwOnError();
    return data.map(({ date }) => date);
  }

  /** The names of the files in a folder of the media bucket. */
  async filesIn(folder: string): Promise<string[]> {
    const { data } = await this.client.storage.from('media').list(folder, { limit: 1000 });
    return (data ?? []).map(({ name }) => name);
  }

  /** How many half-written forms there are. */
  async countDrafts(): Promise<number> {
    const { count } = await this.client.from('form_drafts').select('*', { count: 'exact', head: true });
    return count ?? 0;
  }

  async removeAnnouncements(title: string): Promise<void> {
    await this.client.from('announcements').delete().eq('title', title);
  }

  /** Marks the account so that it must choose a new password, like one whose password was printed for an operator. */
  async requireNewPassword({ id }: OtherAccount): Promise<void> {
    await this.inDatabase((sql) => requirePasswordChange(sql, id));
  }

  /** Adds a second identity to the account, as hosted Supabase stores it. */
  async linkProvider({ id }: OtherAccount, provider: string): Promise<void> {
    await this.inDatabase(
      (sql) => sql`
        insert into auth.identities (id, provider, provider_id, user_id, identity_data, created_at, updated_at)
        values (gen_random_uuid(), ${provider}, ${id}, ${id}, ${sql.json({ sub: id })}, now(), now())`,
    );
  }

  async revokeAdmin({ id }: OtherAccount): Promise<void> {
    await this.inDatabase((sql) => setAdministrator(sql, id, { isAdmin: false, fullName: null }));
  }

  /** Adds a factor, as if from another device. Only hosted Supabase has the table. */
  async addSecondStep({ id }: OtherAccount): Promise<void> {
    await this.inDatabase(async (sql) => {
      const [known] = await sql`select to_regclass('auth.mfa_factors') is not null as is_there`;
      if (known?.is_there !== true) await createFactorTable(sql);
      await addFactor(sql, id, 'verified');
    });
  }

  async removeSecondSteps({ id }: OtherAccount): Promise<void> {
    await this.inDatabase((sql) => sql`delete from auth.mfa_factors where user_id = ${id}`);
  }

  /** Ends the account's sessions, as another device's list of sessions would. */
  async endSessions({ id }: OtherAccount): Promise<void> {
    await this.inDatabase((sql) => sql`delete from auth.sessions where user_id = ${id}`);
  }

  async createAnnouncement(announcement: TablesInsert<'announcements'>): Promise<number> {
    const { data } = await this.client
      .from('announcements')
      .insert(announcement)
      .select('id')
      .single()
      .throwOnError();
    return data.id;
  }

  /** Published unless the test says otherwise. The slug is unique, so that tests can run again on the same site. */
  async createEvent(event: Omit<TablesInsert<'events'>, 'slug'>): Promise<{ id: number; slug: string }> {
    const slug = `etkinlik-${crypto.randomUUID()}`;
    const { data } = await this.client
      .from('events')
      .insert({ published_at: new Date().toISOString(), ...event, slug })
      .select('id, slug')
      .single()
      .throwOnError();
    return data;
  }

  async moveEvent(id: number, slug: string): Promise<void> {
    await this.client.from('events').update({ slug }).eq('id', id).throwOnError();
  }

  async deleteEvent(id: number): Promise<void> {
    await this.client.from('events').delete().eq('id', id).throwOnError();
  }

  async createNews(news: TablesInsert<'alumni_news'>): Promise<number> {
    const { data } = await this.client
      .from('alumni_news')
      .insert({ published_at: new Date().toISOString(), ...news })
      .select('id')
      .single()
      .throwOnError();
    return data.id;
  }

  async moveNews(id: number, slug: string): Promise<void> {
    await this.client.from('alumni_news').update({ slug }).eq('id', id).throwOnError();
  }

  async deleteNews(id: number): Promise<void> {
    await this.client.from('alumni_news').delete().eq('id', id).throwOnError();
  }

  async createCalendarEntry(entry: TablesInsert<'calendar'>): Promise<void> {
    await this.client.from('calendar').insert(entry).throwOnError();
  }

  async createBulletin(bulletin: TablesInsert<'bulletins'>): Promise<number> {
    const { data } = await this.client
      .from('bulletins')
      .insert(bulletin)
      .select('id')
      .single()
      .throwOnError();
    return data.id;
  }

  async deleteBulletin(id: number): Promise<void> {
    await this.client.from('bulletins').delete().eq('id', id).throwOnError();
  }

  async createPerk(perk: TablesInsert<'member_perks'>) {
    const table = this.client.from('member_perks');
    const row = { published_at: new Date().toISOString(), ...perk };
    const { data } = await table.insert(row).select('id').single().throwOnError();
    return () => table.delete().eq('id', data.id).throwOnError();
  }

  /** What a visitor sees of the perk with this name; 'none' where there is no such row. */
  async stateOfPerk(name: string): Promise<'none' | 'draft' | 'published'> {
    const { data } = await this.client
      .from('member_perks')
      .select('published_at')
      .eq('business_name', name)
      .maybeSingle()
      .throwOnError();
    if (!data) return 'none';
    return data.published_at === null ? 'draft' : 'published';
  }

  async writeSettings(settings: TablesUpdate<'settings'>): Promise<void> {
    await this.client.from('settings').update(settings).eq('id', 1).throwOnError();
  }

  /** Returns the function that writes today's settings back. */
  async keepSettings(): Promise<() => Promise<void>> {
    const { data } = await this.client.from('settings').select().single().throwOnError();
    return async () => {
      await this.client.from('settings').update(data).eq('id', data.id).throwOnError();
    };
  }

  async deleteBoardMember(name: string): Promise<void> {
    await this.client.from('board_members').delete().eq('full_name', name).throwOnError();
  }

  async publishAnnouncement(id: number): Promise<void> {
    await this.client.from('announcements').update({ published_at: new Date().toISOString() }).eq('id', id);
  }

  async deleteAnnouncement(id: number): Promise<void> {
    await this.client.from('announcements').delete().eq('id', id).throwOnError();
  }

  async hasAnnouncement(title: string): Promise<boolean> {
    return (await this.titled('announcements', title)).length > 0;
  }

  /** Changes the schema like a later migration, while an earlier version of the back office is open. */
  async changeSchema(statement: string): Promise<void> {
    await this.inDatabase((sql) => sql.unsafe(statement));
  }

  /** Adds rows of 1960 to the end of a list, without a history. Returns the function that deletes them. */
  async addOldRows(table: 'announcements' | 'alumni_news', count: number): Promise<() => Promise<void>> {
    const name = `Eski ${crypto.randomUUID()}`;
    const rows = Array.from({ length: count }, (_, index) => {
      const day = new Date(Date.UTC(1960, 0, count - index));
      const slug = table === 'alumni_news' && { slug: `eski-${crypto.randomUUID()}` };
      return { title: `${name} ${index + 1}`, created_at: day, published_at: day, ...slug };
    });
    const change = (write: (sql: postgres.TransactionSql) => Promise<unknown>) =>
      this.inDatabase(async (sql) => {
        await sql.begin(async (transaction) => {
          await transaction`set local session_replication_role = replica`;
          await write(transaction);
        });
      });
    await change((sql) => sql`insert into ${sql(table)} ${sql(rows)}`);
    return () => change((sql) => sql`delete from ${sql(table)} where starts_with(title, ${name})`);
  }

  /** Notes a mail that was given up. Returns the function that forgets it. */
  async failMail(address: string, reason: string): Promise<() => Promise<void>> {
    const change = (work: (sql: postgres.Sql) => Promise<unknown>) =>
      this.inDatabase(work).then(() => undefined);
    await change(
      (sql) =>
        sql`insert into private.failed_mails (kind, address, reason) values ('recovery', ${address}, ${reason})`,
    );
    return () => change((sql) => sql`delete from private.failed_mails`);
  }

  /** Makes the database say that it has no room for rows of a table. Returns the function that makes room. */
  async fillDisk(table: string): Promise<() => Promise<void>> {
    const change = (statement: string) =>
      this.inDatabase((sql) => sql.unsafe(statement)).then(() => undefined);
    await change(`
      create function private.no_room() returns trigger language plpgsql as $$
      begin
        raise exception using errcode = '53100', message = 'could not extend file: No space left on device';
      end $$;
      create trigger no_room before insert or update on public.${table} execute function private.no_room()`);
    return () => change('drop function private.no_room() cascade');
  }

  /** Reads the address each time, because a test may restart the database on another port. */
  private async inDatabase<Result>(work: (sql: postgres.Sql) => Promise<Result>): Promise<Result> {
    const { DB_URL } = await this.site.readStatus();
    const sql = postgres(DB_URL, { max: 1 });
    try {
      return await work(sql);
    } finally {
      await sql.end();
    }
  }
}
