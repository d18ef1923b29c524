import type { UserMetadata } from '@supabase/supabase-js';
import { upperTurkish } from '../../src/lib/text/turkish';
import { appTexts } from '../i18n/app';

interface Person {
  readonly profileName?: string | null | undefined;
  readonly metadata: UserMetadata;
  readonly email?: string | undefined;
}

/**
 * Returns the name to greet a person with: full name, name, user name, the e-mail before its @, otherwise
 * Admin.
 */
export function displayName({ profileName, metadata, email }: Person): string {
  const candidates: unknown[] = [
    profileName,
    metadata.full_name,
    metadata.name,
    metadata.preferred_username,
    metadata.username,
    email?.split('@')[0],
  ];
  const name = candidates.find((candidate) => typeof candidate === 'string' && candidate.trim() !== '');
  return typeof name === 'string' ? name.trim() : appTexts.shell.nameless;
}

/** Returns the first letter of a name as a Turkish capital, for the avatar. */
export function avatarInitial(name: string): string {
  const [first = ''] = name.trim();
  return upperTurkish(first);
}
