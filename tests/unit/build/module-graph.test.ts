import { expect, test } from 'vitest';
import config from '../../../vite.config';

const MODES = {
  development: { command: 'serve', mode: 'development' },
  'the server’s render': { command: 'build', mode: 'production', isSsrBuild: true },
  'the build': { command: 'build', mode: 'production', isSsrBuild: false },
} as const;

test.each(Object.entries(MODES))('%s replaces only one optional package', (_, mode) => {
  expect(Object.keys(config(mode).resolve?.alias ?? {})).toEqual(['@supabase/realtime-js']);
});
