// @vitest-environment jsdom
import { Refine } from '@refinedev/core';
import { Form } from 'antd';
import { describe, expect, test, vi } from 'vitest';
import { ClockInput, DayInput } from '../../../../admin/fields/date/date-picker';
import { FieldCell, FieldWords } from '../../../../admin/fields/field';
import { FieldInput } from '../../../../admin/fields/inputs';
import { PublishDate } from '../../../../admin/fields/publish/publish-date';
import { UploadRow } from '../../../../admin/fields/uploads/upload-controls';
import type { UploadItem } from '../../../../admin/fields/uploads/use-uploads';
import { alumniNews } from '../../../../admin/resources/alumni-news';
import { dues } from '../../../../admin/resources/dues';
import { fieldsOfKind } from '../../../../admin/schema/derive';
import type { FieldDeclaration } from '../../../../admin/schema/types';
import { fakeBackend } from '../support/fake-backend';
import { show } from '../support/show';

describe('a date', () => {
  test.each([
    ['2031-05-12', '12.05.2031', '12 Mayıs 2031'],
    ['yarın', '', ''],
    ['', '', ''],
  ])('that is held as %j is shown as %j and in words as %j', async (value, shown, words) => {
    const shownDate = await show(<DayInput value={value} />);
    expect([shownDate.value('input'), shownDate.text()]).toEqual([shown, words]);
  });

  test.each([
    ['5.3.2031', '2031-03-05'],
    ['5 Mart 2031', '2031-03-05'],
    ['  haftaya ', 'haftaya'],
    ['', ''],
  ])('that is typed as %j reaches the form as %j', async (typed, value) => {
    const onChange = vi.fn();
    const { type } = await show(<DayInput value="2031-05-12" onChange={onChange} />);
    await type('input', typed);
    expect(onChange).toHaveBeenLastCalledWith(value);
  });

  test('and its time are shown in Istanbul, and another value of the form replaces them unless it is unreadable', async () => {
    const { again, value, text } = await show(<ClockInput value="2031-05-12T14:30" />);
    expect([value('input'), text()]).toEqual(['12.05.2031, 14.30', '12 Mayıs 2031, 14.30 (İstanbul saati)']);
    await again(<ClockInput value="2031-05-13T09:00" />);
    expect(value('input')).toBe('13.05.2031, 09.00');
    await again(<ClockInput value="akşama" />);
    expect([value('input'), text()]).toEqual(['13.05.2031, 09.00', '']);
  });
});

describe('an input', () => {
  test.each([
    ['%', '.ant-input-prefix'],
    ['TL', '.ant-input-suffix'],
  ])('of a number has its unit %s where Turkish writes it', async (unit, place) => {
    const field: FieldDeclaration = { name: 'amount', kind: 'number', label: 'Tutar', unit };
    const { find, text } = await show(<FieldInput field={field} resource={dues} value="1250" />);
    expect([text(), find(place).textContent]).toEqual([unit, unit]);
  });

  test.each([
    ['cancelled', 'İptal edildi'],
    ['', ''],
  ])('of a choice shows %j as %j', async (value, shown) => {
    const options = [{ value: 'cancelled', label: 'İptal edildi' }];
    const field: FieldDeclaration = { name: 'status', kind: 'select', label: 'Durum', options };
    const { text } = await show(<FieldInput field={field} resource={dues} value={value} />);
    expect(text()).toBe(shown);
  });

  test.each([
    [null, 'Doğrudan kaynağa gitsin', 'Kendi sayfası olsun', ''],
    ['bahar', 'Kendi sayfası olsun', 'Doğrudan kaynağa gitsin', null],
  ])('of the address %j says %j, and choosing %j makes it %j', async (value, chosen, other, next) => {
    const [field] = fieldsOfKind(alumniNews, 'slug');
    const onChange = vi.fn();
    const { find, press } = await show(
      <Form>
        {field && <FieldInput field={field} resource={alumniNews} value={value} onChange={onChange} />}
      </Form>,
    );
    expect(find('.ant-radio-button-wrapper-checked').textContent).toBe(chosen);
    await press(other);
    expect(onChange).toHaveBeenCalledExactlyOnceWith(next);
  });

  test.each([
    ['2099-05-12T14:30', 'Zamanla', false],
    ['2020-05-12T14:30', 'Bu tarihle yayımla', false],
    ['yarın', 'Bu tarihle yayımla', true],
  ])('of a publication at %s has the button “%s”, which is locked: %s', async (value, name, isLocked) => {
    const onChoose = vi.fn();
    const { button, press } = await show(
      <PublishDate value={value} onChoose={onChoose} onClose={() => undefined} />,
    );
    expect(button(name)?.disabled).toBe(isLocked);
    await press(name);
    expect(onChoose.mock.calls).toEqual(isLocked ? [] : [[value]]);
  });
});

describe('a cell and a row', () => {
  const FILE = '/storage/v1/object/public/media/events/1-ab.webp';

  test.each([
    [`${FILE}#odak=20-80`, [FILE]],
    [null, []],
    ['javascript:alert(1)', []],
  ])('of the picture %s show %j', async (value, shown) => {
    const field: FieldDeclaration = { name: 'cover_url', kind: 'image', label: 'Kapak' };
    await show(<FieldCell field={field} value={value} />);
    expect([...document.images].map((picture) => picture.getAttribute('src'))).toEqual(shown);
  });

  const RELATION: FieldDeclaration = { name: 'event_id', kind: 'relation', label: 'Etkinlik', to: 'events' };
  const TEXT: FieldDeclaration = { name: 'title', kind: 'text', label: 'Başlık' };

  test.each([
    ['title', TEXT, 'Çınar', 'Çınar'],
    ['related row', RELATION, 7, 'Çınar altı'],
    ['related row', RELATION, null, ''],
  ])('of the %s %s says in words %j', async (_, field, value, words) => {
    const { dataProvider } = fakeBackend([{ id: 7, title: 'Çınar altı' }]);
    const { text, until } = await show(
      <Refine dataProvider={dataProvider} options={{ disableTelemetry: true }}>
        <FieldWords field={field} value={value} />
      </Refine>,
    );
    await until(() => expect(text()).toBe(words));
  });

  test.each<[UploadItem['state'], string]>([
    [{ phase: 'waiting' }, 'Sırada bekliyor…'],
    [{ phase: 'preparing' }, 'Hazırlanıyor…'],
    [{ phase: 'uploading', percent: 40 }, 'Yükleniyor: %40'],
    [
      { phase: 'uploading', percent: 40, isLost: true },
      'Bağlantı koptu. Geri gelince kaldığı yerden sürecek.',
    ],
    [{ phase: 'uploading', percent: 100 }, 'Tamamlanıyor…'],
    [{ phase: 'stored', address: FILE }, 'Tamamlanıyor…'],
    [{ phase: 'failed', message: 'Dosya çok büyük.' }, 'Dosya çok büyük.'],
  ])('of an upload in the state %j say %j', async (state, words) => {
    const item = { key: 'a', file: new File([], 'bahar.webp'), state };
    const { text } = await show(<UploadRow item={item} onCancel={vi.fn()} onRetry={vi.fn()} />);
    expect(text()).toContain(words);
  });
});
