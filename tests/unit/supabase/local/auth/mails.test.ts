import { expect, test } from 'vitest';
import { createLiteDriver } from '../../../../../supabase/local/auth/mails';

const SITE = 'https://dernek.example';
const CODE = '01234567890123456789012345678901';

/** Sends a mail as lite writes it, with a code and lite’s own link, and gives ours. */
async function sendAsLite(token: string) {
  const sent: unknown[] = [];
  const driver = createLiteDriver((to, mail) => {
    sent.push({ to, ...mail('Liman Mezunları Derneği') });
    return Promise.resolve();
  }, SITE);
  const link = `${SITE}/auth/v1/verify?token=${token}&type=recovery&redirect_to=x`;
  const text = `Reset your password with this code: ${CODE}\n\nOr follow this link: ${link}`;
  await driver.send({ to: 'defne@mezunlar.example', subject: 'Reset Your Password', text });
  return sent;
}

test('a recovery mail is Turkish, names the association and the link’s lifetime, and has a link to our screen but no code', async () => {
  const link = `${SITE}/giris/yeni-parola?token_hash=abc&type=recovery`;
  expect(await sendAsLite('abc')).toEqual([
    {
      to: 'defne@mezunlar.example',
      kind: 'recovery',
      // No longer than the link in it.
      lifetime: '600 seconds',
      subject: 'Yeni parola bağlantınız',
      text: [
        'Merhaba,',
        'Liman Mezunları Derneği sitesi için yeni parola istediniz. Belirlemek için bu bağlantıyı açın:',
        link,
        'Bağlantı on dakika geçerlidir ve bir kez kullanılabilir. Yeni bir bağlantı isterseniz bu bağlantı geçersiz olur.',
        'Siz istemediyseniz bu iletiyi dikkate almayın.',
      ].join('\n\n'),
      html: expect.stringContaining(
        `<p><a href="${link.replace('&', '&amp;')}">Yeni parola belirle</a></p>`,
      ) as string,
    },
  ]);
});
