import type { ConfigProviderProps } from 'antd';
// `antd/locale` is CommonJS: in a build its default export wraps the locale, and everything would stay
// English.
import trTR from 'antd/es/locale/tr_TR';
import { antdTexts } from '../i18n/libraries';

type Locale = NonNullable<ConfigProviderProps['locale']>;

const { date, ...texts } = antdTexts;
const dates = trTR.DatePicker && { ...trTR.DatePicker, lang: { ...trTR.DatePicker.lang, ...date } };

/** Ant Design's Turkish locale with its gaps filled. */
export const antdLocale: Locale = {
  ...trTR,
  ...texts,
  Table: { ...trTR.Table, ...texts.Table },
  ...(dates && { DatePicker: dates, Calendar: dates }),
};
