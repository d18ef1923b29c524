import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/tr';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

// Ant Design's calendar takes language and present day from dayjs: Turkish, weeks from Monday, today in
// Istanbul.
dayjs.extend(utc);
dayjs.extend(timezone);
dayjs.tz.setDefault('Europe/Istanbul');
dayjs.locale('tr');

/**
 * Returns the dayjs date that displays exactly the given 'YYYY-MM-DD' or 'YYYY-MM-DDTHH:mm', whatever the
 * computer's time zone.
 */
export function toDayjs(text: string): Dayjs {
  return dayjs.utc(text);
}
