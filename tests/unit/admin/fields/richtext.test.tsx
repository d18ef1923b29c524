// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { Editor } from '../../../../admin/fields/richtext/editor';
import { show } from '../support/show';

// jsdom lays nothing out, and the editor scrolls to the cursor.
const getBoundingClientRect = () => document.body.getBoundingClientRect();
Object.assign(Range.prototype, { getBoundingClientRect, getClientRects: () => [] });

/** Opens the editor with a body. `now` is what the form has got last. */
async function openEditor(value: string) {
  const onChange = vi.fn();
  const shown = await show(<Editor label="Metin" folder="events" control={{ value, onChange }} />);
  const event = (type: string, data: object) =>
    shown.send('[role=textbox]', Object.assign(new Event(type, { bubbles: true, cancelable: true }), data));
  return { ...shown, event, now: () => onChange.mock.lastCall?.[0] as unknown };
}

test.each([
  ['Ara başlık', 'Ara başlık', '<h2>Bahar</h2>'],
  ['Küçük başlık', 'Küçük başlık', '<h3>Bahar</h3>'],
  ['Madde listesi', '', '<ul><li><p>Bahar</p></li></ul>'],
  ['Numaralı liste', '', '<ol><li><p>Bahar</p></li></ol>'],
  ['Alıntı', '”', '<blockquote><p>Bahar</p></blockquote>'],
])('the tool “%s” with the sign “%s” makes the line %s, and says that it is on', async (name, sign, body) => {
  const { button, now, press } = await openEditor('<p>Bahar</p>');
  expect([button(name)?.textContent, button(name)?.ariaPressed]).toEqual([sign, 'false']);
  await press(name);
  expect([now(), button(name)?.ariaPressed]).toEqual([`${body}<p></p>`, 'true']);
});

test.each([
  ['Kalın', '<p><strong>Bahar</strong></p>'],
  ['İtalik', '<p><em>Bahar</em></p>'],
])('the tool “%s” makes the chosen words %s, and says that it is on', async (name, body) => {
  const { button, event, now, press } = await openEditor('<p>Bahar</p>');
  await event('keydown', { key: 'a', keyCode: 65, ctrlKey: true });
  expect(button(name)?.ariaPressed).toBe('false');
  await press(name);
  expect([now(), button(name)?.ariaPressed]).toEqual([body, 'true']);
});

test('a table gets a row below the cursor', async () => {
  const { now, press, button } = await openEditor(
    '<table><tbody><tr><td><p>Ayşe</p></td></tr></tbody></table>',
  );
  expect(button('Satır ekle')?.textContent).toBe('Satır ekle');
  await press('Satır ekle');
  expect(now()).toMatch(/Ayşe.*<\/tr><tr>/);
});

const LOOK = 'Yazı tipi ve renkler alınmadı.';
const PICTURES = 'Yapıştırılan metindeki resimler eklenmedi. Resmi dosya olarak ekleyin.';
test.each([
  ['<p>a</p>', ''],
  ['<p style="font-family:Arial">a</p>', LOOK],
  ['<p>a<img src="https://elsewhere.example/a.png"></p>', PICTURES],
  ['<p style="color:red">a<img src="https://elsewhere.example/a.png"></p>', `${LOOK} ${PICTURES}`],
])('a paste of %s says what it lost: %j', async (html, words) => {
  const { event, find, now } = await openEditor('');
  const getData = (type: string) => (type === 'text/html' ? html : '');
  await event('paste', { clipboardData: { getData, files: [] } });
  expect([now(), find('[role=status]').textContent]).toEqual(['<p>a</p>', words]);
});
