import { AutoComplete, Input, InputNumber, Select, Switch, type InputProps as AntInputProps } from 'antd';
import { createElement, lazy, Suspense, type ComponentType } from 'react';
import { MONTH_NAMES } from '../../src/lib/dates/dates';
import { compareTurkish, foldTurkish } from '../../src/lib/text/turkish';
import { fieldTexts } from '../i18n/fields';
import { texts } from '../i18n/texts';
import { mediaFolder } from '../schema/derive';
import type { Kind } from '../schema/types';
import { AltInput } from './alt/alt-input';
import { DayInput } from './date/date-picker';
import { DatetimeInput } from './datetime/datetime-input';
import type { Control, InputProps } from './field-kind';
import { GalleryInput } from './gallery/album';
import { ImageInput } from './image/image-input';
import { LongtextInput } from './longtext/longtext-input';
import styles from './number/number.module.css';
import { PdfInput } from './pdf/pdf-input';
import { RelationInput } from './relation/relation-input';
import richtextStyles from './richtext/richtext.module.css';
import { SlugInput } from './slug/slug-input';
import { useColumnValues } from './use-column-values';

/**
 * The input of each kind. They stand apart from the registry, so that lists load none. A kind has a file of its
 * own for an input that is more than one component of antd. It does not compile while one is missing.
 */
const inputs: { readonly [K in Kind]: ComponentType<InputProps<K>> } = {
  text: LineInput,
  longtext: LongtextInput,
  richtext: RichtextInput,
  slug: SlugInput,
  category: CategoryInput,
  url: LineInput,
  email: LineInput,
  phone: LineInput,
  iban: LineInput,
  boolean: ({ control: { value, onChange, ...control } }) => (
    <Switch {...control} checked={value} onChange={onChange} />
  ),
  date: ({ control }) => <DayInput {...control} />,
  datetime: DatetimeInput,
  number: LineInput,
  select: SelectInput,
  relation: RelationInput,
  publish: () => null,
  year: YearInput,
  month: MonthInput,
  image: ImageInput,
  alt: AltInput,
  gallery: GalleryInput,
  captions: () => null,
  pdf: PdfInput,
};

type FieldInputProps<K extends Kind> = Omit<InputProps<K>, 'control'> & Control<K>;

/** A field's input, rendered by its kind. The surrounding form item adds the control's props. */
export function FieldInput<K extends Kind>({ field, resource, ...control }: FieldInputProps<K>) {
  const table: { readonly [Name in K]: ComponentType<InputProps<Name>> } = inputs;
  return createElement(table[field.kind], { field, resource, control });
}

/** What a line of machine-readable text does without: capitalisation and spell checking. */
const CODE = { autoCapitalize: 'off', spellCheck: false } as const;

/** How the kinds of one line are typed. `inputMode` is the phone's keyboard. */
const LINES = {
  text: {},
  number: { inputMode: 'decimal', className: styles.input },
  email: { inputMode: 'email', ...CODE },
  phone: { inputMode: 'tel', ...CODE },
  url: { inputMode: 'url', ...CODE },
  iban: { inputMode: 'text', ...CODE },
} as const satisfies Partial<Record<Kind, AntInputProps>>;

type LineProps = { readonly [K in keyof typeof LINES]: InputProps<K> }[keyof typeof LINES];

function LineInput({ field, control: { onChange, ...control } }: LineProps) {
  const unit = 'unit' in field && field.unit;
  return (
    <Input
      {...control}
      {...LINES[field.kind]}
      maxLength={'maxLength' in field ? field.maxLength : undefined}
      {...(unit && { [unit === '%' ? 'prefix' : 'suffix']: unit })}
      autoComplete="off"
      onChange={({ target }) => onChange?.(target.value)}
    />
  );
}

/** Lazy, because the editor is as large as the rest of the form together. */
const Editor = lazy(async () => ({ default: (await import('./richtext/editor')).Editor }));

function RichtextInput({ field, resource, control }: InputProps<'richtext'>) {
  return (
    <Suspense fallback={<div className={richtextStyles.waiting}>{texts.richtext.loading}</div>}>
      <Editor label={field.label} folder={mediaFolder(resource, {})} control={control} />
    </Suspense>
  );
}

function CategoryInput({ field, resource, control }: InputProps<'category'>) {
  const { value = '', onChange, ...rest } = control;
  const known = useColumnValues(resource, field.name).filter((name) => typeof name === 'string');
  return (
    <AutoComplete
      {...rest}
      value={value}
      options={known.sort(compareTurkish).map((value) => ({ value }))}
      filterOption={(typed, option) => foldTurkish(option?.value ?? '').includes(foldTurkish(typed))}
      // Typed text stays. A suggestion must be chosen, not taken by blurring while it lies under the pointer.
      defaultActiveFirstOption={false}
      onInputKeyDown={(event) => event.key === 'Tab' && event.stopPropagation()}
      placeholder={fieldTexts.category.placeholder}
      maxLength={field.maxLength ?? Number.MAX_SAFE_INTEGER}
      onChange={(category: string | undefined) => onChange?.(category ?? '')}
    />
  );
}

function YearInput({ control: { value = null, onChange, ...control } }: InputProps<'year'>) {
  return (
    <InputNumber
      {...control}
      value={value}
      precision={0}
      // Their names are English, and no property translates them. The arrow keys do the same.
      controls={false}
      inputMode="numeric"
      onChange={(year) => onChange?.(year)}
    />
  );
}

const MONTHS = MONTH_NAMES.map((label, index) => ({ value: index + 1, label }));

function MonthInput({ control: { value = null, onChange, ...control } }: InputProps<'month'>) {
  return (
    <Select
      {...control}
      // Ant Design also sets it on the frame around the input, where it is invalid.
      aria-required={undefined}
      value={value}
      options={MONTHS}
      onChange={(month) => onChange?.(month)}
    />
  );
}

function SelectInput({ field, control: { value = '', onChange, ...control } }: InputProps<'select'>) {
  return (
    <Select
      {...control}
      aria-required={undefined}
      value={value || null}
      options={[...field.options]}
      allowClear={field.required === undefined}
      showSearch
      filterOption={(typed, option) => foldTurkish(option?.label ?? '').includes(foldTurkish(typed))}
      onChange={(chosen: string | null | undefined) => onChange?.(chosen ?? '')}
    />
  );
}
