import { defineResource } from '../../../admin/schema/define-resource';

/**
 * Declarations that must not compile; the type checker proves it, nothing here runs. Each expected error is the whole
 * reason for its line: were the declaration accepted, the unused expectation itself would be an error.
 */
const described = {
  labels: { one: 'Duyuru', many: 'Duyurular' },
  path: 'duyurular',
  icon: 'megaphone',
  confirmDelete: 'Silinsin mi?',
} as const;
const title = { name: 'title', kind: 'text', label: 'Başlık', required: 'Başlık gerekli' } as const;
const list = { columns: ['title'], sort: [{ by: 'created_at', order: 'desc' }], search: ['title'] } as const;

export const rejected = [
  () => {
    const fields = [title, { name: 'titel', kind: 'text', label: 'Başlık' }] as const;
    // @ts-expect-error -- the table has no such column
    defineResource('announcements', { ...described, titleField: 'title', fields, list });
  },
  () => {
    const fields = [title, { name: 'featured_home', kind: 'text', label: 'Öne çıkar' }] as const;
    // @ts-expect-error -- a text kind cannot hold a boolean column
    defineResource('announcements', { ...described, titleField: 'title', fields, list });
  },
  () => {
    const fields = [title, { name: 'lead', kind: 'boolean', label: 'Giriş' }] as const;
    // @ts-expect-error -- a boolean kind cannot hold a text column
    defineResource('announcements', { ...described, titleField: 'title', fields, list });
  },
  () => {
    const fields = [title, { name: 'created_at', kind: 'datetime', label: 'Oluşturma' }] as const;
    // @ts-expect-error -- the database fills this column
    defineResource('announcements', { ...described, titleField: 'title', fields, list });
  },
  () => {
    const fields = [{ ...title, kind: 'publish', required: undefined }] as const;
    // @ts-expect-error -- publish needs a column that may be null: null is its draft
    defineResource('announcements', { ...described, titleField: 'title', fields, list });
  },
  () => {
    const fields = [{ name: 'lead', kind: 'longtext', label: 'Giriş' }] as const;
    // @ts-expect-error -- an insert needs a title, and the title may be left empty
    defineResource('announcements', { ...described, titleField: 'title', fields, list });
  },
  () => {
    const fields = [title, { name: 'lead', kind: 'longtext', label: 'Giriş', shownWhen: 'title' }] as const;
    // @ts-expect-error -- only a boolean field can show another one
    defineResource('announcements', { ...described, titleField: 'title', fields, list });
  },
  () => {
    const fields = [title, { name: 'lead', kind: 'colour', label: 'Giriş' }] as const;
    // @ts-expect-error -- there is no such kind
    defineResource('announcements', { ...described, titleField: 'title', fields, list });
  },
  () => {
    const wrong = { ...list, columns: ['titel'] } as const;
    // @ts-expect-error -- the list shows a column that does not exist
    defineResource('announcements', { ...described, titleField: 'title', fields: [title], list: wrong });
  },
  () => {
    const wrong = { ...list, sort: [{ by: 'published', order: 'desc' }] } as const;
    // @ts-expect-error -- the list is sorted by a column that does not exist
    defineResource('announcements', { ...described, titleField: 'title', fields: [title], list: wrong });
  },
  () => {
    // @ts-expect-error -- a title is text
    defineResource('announcements', { ...described, titleField: 'featured_home', fields: [title], list });
  },
  () => {
    // @ts-expect-error -- profiles have no number for a key and are nobody's content
    defineResource('profiles', { ...described, titleField: 'full_name', fields: [], list });
  },
];

export const accepted = [
  () => defineResource('announcements', { ...described, titleField: 'title', fields: [title], list }),
  () => {
    const defaulted = { name: 'title', kind: 'text', label: 'Başlık', default: 'Duyuru' } as const;
    return defineResource('announcements', { ...described, titleField: 'title', fields: [defaulted], list });
  },
];
