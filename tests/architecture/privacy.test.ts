import { expect, test } from 'vitest';
import { sourceFiles } from './source-files';

const SHIPPED = /^(?:src|admin|supabase\/local)\//;
const REMEMBERS = /\b(?:sessionStorage|localStorage|indexedDB)\b|document\.cookie|set-cookie/i;

test('browsers store only what the privacy agreement names', () => {
  const files = sourceFiles('.ts', '.tsx').filter(({ path }) => SHIPPED.test(path));
  expect(files.filter(({ text }) => REMEMBERS.test(text)).map(({ path }) => path)).toEqual([
    'admin/auth/second-step/sms-challenge.ts',
    'admin/drafts/draft-store.ts',
    'admin/session/browser-session.ts',
    'admin/shell/shortcuts/single-keys.ts',
    'admin/uploads/unsaved-files.ts',
    'src/lib/stale-chunk.ts',
    'supabase/local/auth/limits/device-cookie.ts',
  ]);
});
