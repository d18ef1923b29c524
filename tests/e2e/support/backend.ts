import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import WebSocket from 'ws';
import type { Database, TablesInsert } from '../../../src/shared/database.types';
import type { Site } from './site';

// Node 20 has no WebSocket of its own, and the client asks for one when it is made.
Object.assign(globalThis, { WebSocket });

export interface Account {
  email: string;
  password: string;
}

/** What tests arrange behind the interface's back, with the service role. */
export class Backend {
  private constructor(private readonly client: SupabaseClient<Database>) {}

  static async of(site: Site): Promise<Backend> {
    const { SERVICE_ROLE_KEY } = await site.readStatus();
    const auth = { persistSession: false, autoRefreshToken: false };
    return new Backend(createClient<Database>(site.url, SERVICE_ROLE_KEY, { auth }));
  }

  async createAccount(name: string, { isAdmin }: { isAdmin: boolean }): Promise<Account> {
    const account = {
      email: `${name}-${Date.now()}@mezunlar.example`,
      password: `parola-${crypto.randomUUID()}`,
    };
    const { data, error } = await this.client.auth.admin.createUser({ ...account, email_confirm: true });
    if (error) throw error;
    if (isAdmin) await this.setAdmin(data.user.id, true);
    return account;
  }

  async revokeAdmin({ email }: Account): Promise<void> {
    const { data, error } = await this.client.auth.admin.listUsers({ perPage: 1000 });
    if (error) throw error;
    const user = data.users.find((candidate) => candidate.email === email);
    if (!user) throw new Error(`No user ${email}`);
    await this.setAdmin(user.id, false);
  }

  async createAnnouncement(announcement: TablesInsert<'announcements'>): Promise<number> {
    const { data, error } = await this.client
      .from('announcements')
      .insert(announcement)
      .select('id')
      .single();
    if (error) throw error;
    return data.id;
  }

  async deleteAnnouncement(id: number): Promise<void> {
    const { error } = await this.client.from('announcements').delete().eq('id', id);
    if (error) throw error;
  }

  async hasAnnouncement(title: string): Promise<boolean> {
    const { data, error } = await this.client.from('announcements').select('id').eq('title', title);
    if (error) throw error;
    return data.length > 0;
  }

  private async setAdmin(userId: string, isAdmin: boolean): Promise<void> {
    const { error } = await this.client.from('profiles').update({ is_admin: isAdmin }).eq('user_id', userId);
    if (error) throw error;
  }
}
