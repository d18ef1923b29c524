// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { File } from 'node:buffer';
import { Form } from 'antd';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { files, type LibraryFile } from '../../../../admin/data/files';
import { FocusStage } from '../../../../admin/fields/image/picture-dialogs';
import { FieldInput } from '../../../../admin/fields/inputs';
import { ExistingFiles } from '../../../../admin/fields/library/existing-files';
import { FileZone } from '../../../../admin/fields/uploads/upload-controls';
import { announcements } from '../../../../admin/resources/announcements';
import { events } from '../../../../admin/resources/events';
import { fieldsOfKind } from '../../../../admin/schema/derive';
import type { FieldDeclaration } from '../../../../admin/schema/types';
import { show } from '../support/show';

const FILE = '/storage/v1/object/public/media/events/1-ab.webp';

describe('the point of a picture that stays in sight', () => {
  test.each([
    ['ArrowLeft', [{ x: 40, y: 0 }]],
    ['ArrowRight', [{ x: 60, y: 0 }]],
    ['ArrowDown', [{ x: 50, y: 10 }]],
    ['ArrowUp', [{ x: 50, y: 0 }]],
    ['Tab', []],
  ])('moves by %s from the middle of the upper edge to %j', async (key, moved) => {
    const onChange = vi.fn();
    const { send } = await show(<FocusStage focus={{ x: 50, y: 0 }} onChange={onChange} />);
    await send('button', new KeyboardEvent('keydown', { key, bubbles: true }));
    expect(onChange.mock.calls.flat()).toEqual(moved);
  });

  test.each([
    [true, 'true'],
    [false, undefined],
  ])('is set by a press anywhere, which the stage shows: %s', async (takesPresses, shown) => {
    const { find } = await show(
      <FocusStage focus={{ x: 50, y: 0 }} onChange={vi.fn()} takesPresses={takesPresses} />,
    );
    expect(find('[role=presentation]').dataset.presses).toBe(shown);
  });
});

describe('the input of a picture', () => {
  const [cover] = fieldsOfKind(events, 'image');
  const FOCUS = 'Sitede nasıl görünür?';

  const logo: FieldDeclaration = { name: 'logo_url', kind: 'image', label: 'Logo' };

  test.each([
    [FILE, ['Değiştir', 'Var olanlardan seç', FOCUS, 'Kaldır'], cover],
    [FILE, ['Değiştir', 'Var olanlardan seç', 'Kaldır'], logo],
    ['', ['Resim seç', 'Var olanlardan seç'], cover],
    ['javascript:alert(1)', ['Değiştir', 'Var olanlardan seç', 'Kaldır'], cover],
  ])('with %j offers %j', async (value, names, field) => {
    await show(<Form>{field && <FieldInput field={field} resource={events} value={value} />}</Form>);
    expect([...document.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(names);
  });

  test('stores the point that was chosen in the picture’s address, and nothing when that was cancelled', async () => {
    const onChange = vi.fn();
    const { press, send, text, until } = await show(
      <Form>{cover && <FieldInput field={cover} resource={events} value={FILE} onChange={onChange} />}</Form>,
    );
    for (const answer of ['Vazgeç', 'Tamam']) {
      await press(FOCUS);
      await until(() => expect(text()).toContain('Resmin önemli yeri'));
      await send(
        '.ant-modal [aria-label^="Önemli yer"]',
        new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }),
      );
      await press(answer);
      expect(onChange.mock.calls).toEqual(answer === 'Tamam' ? [[`${FILE}#odak=50-40`]] : []);
    }
  });
});

test('a picture of another ratio is cropped first, and can be left out', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:a', revokeObjectURL: () => undefined });
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 100, height: 100, close: vi.fn() }));
  const [cover] = fieldsOfKind(announcements, 'image');
  const { find, press, send, text, until } = await show(
    <Form>{cover && <FieldInput field={cover} resource={announcements} />}</Form>,
  );
  const png = new File([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')], 'a.png');
  Object.defineProperty(find('input[type=file]'), 'files', { value: [png] });
  await send('input[type=file]', new Event('change', { bubbles: true }));
  await until(() => expect(text()).toContain('Resmi kırp'));
  expect(find('[role=application]').ariaLabel).toBe('Kırpma alanı: ok tuşlarıyla kaydırın');
  expect(text()).not.toContain('Paylaşım');
  await send('.reactEasyCrop_Image', new Event('load'));
  await until(() => expect(text()).toContain('Paylaşım'));
  await press('Vazgeç');
  expect(text()).not.toContain('Resmi kırp');
});

test('an album leaves no photo out that fits, and shows a photo with its description', async () => {
  const [gallery] = fieldsOfKind(events, 'gallery');
  const { press, send, text, value } = await show(
    <Form initialValues={{ gallery_alt: { [FILE]: 'Koro' } }}>
      {gallery && <FieldInput field={gallery} resource={events} value={[FILE]} />}
    </Form>,
  );
  expect(text()).not.toContain('eklenmedi');
  await press('Koro: 1. fotoğraf');
  expect(text()).toContain('Fotoğraf 1 / 1');
  expect(value('.ant-modal [placeholder]')).toBe('Koro');
  await send('.ant-modal-close', new MouseEvent('click', { bubbles: true }));
  expect(text()).not.toContain('Fotoğraf 1 / 1');
});

describe('a zone for files', () => {
  test.each([
    ['takes', true, 1],
    ['leaves', false, 0],
  ])('%s a picture that is pasted where nothing has the focus: %s', async (_, takesPagePaste, calls) => {
    const onFiles = vi.fn();
    await show(
      <FileZone onFiles={onFiles} takesPagePaste={takesPagePaste}>
        {null}
      </FileZone>,
    );
    document.dispatchEvent(pasted());
    expect(onFiles).toHaveBeenCalledTimes(calls);
    const taken = pasted();
    taken.preventDefault();
    document.dispatchEvent(taken);
    expect(onFiles).toHaveBeenCalledTimes(calls);
  });

  function pasted(): Event {
    const clipboardData = { getData: () => '', files: [new File([], 'a.png', { type: 'image/png' })] };
    return Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData });
  }
});

describe('choosing from the library', () => {
  const library = ['Bahar', 'Güz', 'Kış'].map((title): LibraryFile => {
    const [kind, state] = [{ kind: 'image' }, { is_undescribed: false, is_used: true }] as const;
    return {
      ...{ id: title, address: `/${title}.webp`, title, ...kind, ...state, alt: '', size: 1, person: null },
      ...{ uploaded_at: '2026-11-21T12:00:00Z', trash: null, uses: [], use_count: 0 },
    };
  });
  beforeEach(() => {
    vi.spyOn(files, 'read').mockResolvedValue({ files: library, total: 3 });
  });

  async function open(most: number) {
    const onChoose = vi.fn();
    const shown = await show(
      <QueryClientProvider client={new QueryClient()}>
        <ExistingFiles kind="image" most={most} onChoose={onChoose} />
      </QueryClientProvider>,
    );
    const { send, text, until } = shown;
    await shown.press('Var olanlardan seç');
    await until(() => expect(text()).toContain('3 dosya'));
    const press = (title: string) =>
      send(`li:has([title=${title}]) button`, new MouseEvent('click', { bubbles: true }));
    return { ...shown, press, add: shown.press, onChoose };
  }

  test('takes one file by a press', async () => {
    const { press, onChoose } = await open(1);
    await press('Güz');
    expect(onChoose).toHaveBeenCalledExactlyOnceWith([library[1]]);
  });

  test('can be left without a choice', async () => {
    const { add: pressButton, text } = await open(1);
    await pressButton('Vazgeç');
    expect(text()).toBe('Var olanlardan seç');
  });

  test('takes the marked files, no more than fit, and a second press takes a mark away', async () => {
    const { press, add, onChoose } = await open(2);
    for (const title of ['Bahar', 'Güz', 'Bahar', 'Kış', 'Bahar']) await press(title);
    await add('Seçilenleri ekle (2)');
    expect(onChoose).toHaveBeenCalledExactlyOnceWith([library[1], library[2]]);
  });
});
