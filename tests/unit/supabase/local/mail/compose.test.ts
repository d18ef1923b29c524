import { expect, test } from 'vitest';
import { composeMail, htmlOfText } from '../../../../../supabase/local/mail/compose';

test('a mail has the same content as text and as HTML, in which nobody’s words become markup', () => {
  const mail = composeMail('Banka\r\nBcc: herkes değişti', [
    'Eski: A & B\nYeni: <b>C</b>',
    { href: 'https://dernek.example/admin?a=1&b="2"', label: 'Paneli aç' },
  ]);
  expect(mail.subject).toBe('Banka Bcc: herkes değişti');
  expect(mail.text).toBe('Merhaba,\n\nEski: A & B\nYeni: <b>C</b>\n\nhttps://dernek.example/admin?a=1&b="2"');
  expect(mail.html).toContain('<html lang="tr">');
  expect(mail.html).toContain('<title>Banka Bcc: herkes değişti</title>');
  expect(mail.html).toContain(`    <p>Merhaba,</p>
    <p>Eski: A &amp; B<br />Yeni: &lt;b&gt;C&lt;/b&gt;</p>
    <p><a href="https://dernek.example/admin?a=1&amp;b=&quot;2&quot;">Paneli aç</a></p>
`);
});

test('a mail without HTML of its own gets paragraphs and links from its text', () => {
  expect(htmlOfText('Disk doluyor', 'Bir\niki\n\n\nhttps://dernek.example/admin'))
    .toContain(`    <p>Bir<br />iki</p>
    <p><a href="https://dernek.example/admin">https://dernek.example/admin</a></p>
`);
});
