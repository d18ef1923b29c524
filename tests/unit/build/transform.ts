import type { Plugin } from 'vite';

/** What a plugin makes of a file's code in a build; the code as it is when the plugin is not for such a file. */
export function transform({ transform: hook }: Plugin, code: string, id: string): string {
  if (!hook || typeof hook === 'function') throw new Error('No hook with a filter');
  const { id: filter } = hook.filter as { id: RegExp };
  if (!filter.test(`/work/${id}`)) return code;
  const handler = hook.handler as (code: string, id: string) => { code: string };
  return handler(code, id).code;
}
