import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { accountTexts } from '../../../admin/i18n/account';
import { paths } from '../../../src/lib/paths/paths';

const config = readFileSync('supabase/config.toml', 'utf8');

test.each([
  ['invite', [[paths.invitation, 'invite']]],
  // An invitation is sent again as a recovery.
  [
    'recovery',
    [
      [paths.invitation, 'recovery'],
      [paths.newPassword, 'recovery'],
    ],
  ],
  ['email_change', [[paths.emailChange, 'email_change']]],
] as const)('the mail “%s” of a hosted project leads to our page and shows no code', (name, links) => {
  const file = `./supabase/templates/${name}.html`;
  expect(config).toContain(`[auth.email.template.${name}]`);
  expect(config).toContain(`content_path = "${file}"`);
  const html = readFileSync(file, 'utf8');
  const found = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
  expect(found).toEqual(
    links.map(([page, type]) => {
      // The inviter wrote the name; without one the form begins empty.
      const name = page === paths.invitation ? '{{ with .Data.full_name }}&ad={{ . }}{{ end }}' : '';
      return `{{ .SiteURL }}${page}?token_hash={{ .TokenHash }}&type=${type}${name}`;
    }),
  );
  expect(html).toContain('24 saat');
  expect(html).not.toMatch(/\{\{ \.(?:Token|ConfirmationURL) \}\}/);
});

test('the invitation of a hosted project says the role, which everything else depends on the database for', () => {
  const html = readFileSync('./supabase/templates/invite.html', 'utf8').replace(/\s+/g, ' ');
  const [, writer, administrator] =
    /\{\{ if eq \.Data\.role "writer" \}\}(.*)\{\{ else \}\}(.*?)\{\{ end \}\}/.exec(html) ?? [];
  expect(writer).toContain('yazar olmaya davet edildiniz. Yazarlar taslak hazırlar, yöneticiler yayımlar.');
  expect(administrator).toContain('yönetici olmaya davet edildiniz.');
});

test('the mail of a password change in an old session shows its code and leads nowhere', () => {
  const file = './supabase/templates/reauthentication.html';
  expect(config).toContain('[auth.email.template.reauthentication]');
  expect(config).toContain(`content_path = "${file}"`);
  const html = readFileSync(file, 'utf8');
  expect(html).toContain('{{ .Token }}');
  expect(html).toContain(`“${accountTexts.mailedCode.label}”`);
  expect(html).toContain('24 saat');
  expect(html).not.toContain('href=');
});
