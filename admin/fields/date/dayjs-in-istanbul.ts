import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/tr';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

// Ant Design's calendar reads the language and the present moment from dayjs: Turkish, Monday first, today as it is in Istanbul.
dayjs.extend(utc);
dayjs.extend(timezone);
dayjs.tz.setDefault('Europe/Istanbul');
dayjs.locale('tr');

/** Takes 'YYYY-MM-DD' with or without 'THH:mm'; gives what a calendar shows for it: just that, whatever summer time the computer's zone keeps. */
export function onWallClock(text: string): Dayjs {
  return dayjs.utc(text);
}
