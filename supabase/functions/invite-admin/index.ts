import { createInvitationHandler } from './handler.ts';

/** The part of Supabase's edge runtime that is used here. */
declare const Deno: {
  env: { get: (name: string) => string | undefined };
  serve: (handler: (request: Request) => Promise<Response>) => void;
};

Deno.serve(
  createInvitationHandler({
    // The platform sets the first three; SITE_URL is set with `supabase secrets set`.
    url: read('SUPABASE_URL'),
    publishableKey: read('SUPABASE_ANON_KEY'),
    secretKey: read('SUPABASE_SERVICE_ROLE_KEY'),
    siteUrl: read('SITE_URL').replace(/\/+$/, ''),
    onError: (error) => {
      // oxlint-disable-next-line no-console -- the edge's log
      console.error(error instanceof Error ? error.message : error);
    },
  }),
);

function read(name: string): string {
  const value = Deno.env.get(name);
  if (!value) throw new Error(`${name} is not set`);
  return value;
}
