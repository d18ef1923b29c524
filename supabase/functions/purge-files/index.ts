import { createPurgeHandler } from './handler.ts';

/** The part of Supabase's edge runtime that is used here. */
declare const Deno: {
  env: { get: (name: string) => string | undefined };
  serve: (handler: (request: Request) => Promise<Response>) => void;
};

Deno.serve(
  createPurgeHandler(Deno.env.get('SUPABASE_URL') ?? '', (error) => {
    // oxlint-disable-next-line no-console -- the edge's log
    console.error(error instanceof Error ? error.message : error);
  }),
);
