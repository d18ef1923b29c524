import {
  addDays,
  civilDateOf,
  civilParts,
  formatCivilDate,
  formatFullDate,
  isoToIstanbulInput,
  monthName,
  weekdayName,
  type CivilDate,
} from './dates';

/** The timestamps of an event's row. */
export interface EventMoments {
  starts_at: string | null;
  ends_at?: string | null;
}

/** An event's days and hours in Istanbul. */
export interface EventTime {
  firstDay: CivilDate;
  lastDay: CivilDate;
  /** 'HH:mm', or null while no hour is set. */
  startHour: string | null;
  endHour: string | null;
}

export type EventPhase = 'coming' | 'past' | 'undated';

const MIDNIGHT = '00:00';

/**
 * Returns an event's days and hours in Istanbul, or null without a readable start. Midnight is not an hour: an event
 * from midnight to midnight, or from midnight without an end, lasts whole days.
 */
export function eventTime({ starts_at: startsAt, ends_at: endsAt }: EventMoments): EventTime | null {
  const start = startsAt ? wallClock(startsAt) : null;
  if (!start) return null;
  const end = endsAt ? wallClock(endsAt) : null;
  const isBackwards = end !== null && end.at < start.at;
  if (start.hour === MIDNIGHT && (end === null || isBackwards || isDayEnd(end.hour))) {
    const lastDay = end === null || isBackwards ? start.day : lastWholeDay(start.day, end);
    return { firstDay: start.day, lastDay, startHour: null, endHour: null };
  }
  if (end === null || isBackwards) {
    return { firstDay: start.day, lastDay: start.day, startHour: start.hour, endHour: null };
  }
  return { firstDay: start.day, lastDay: end.day, startHour: start.hour, endHour: end.hour };
}

/** Tells whether an event is still to come on `today`; it is until its last day is over. */
export function eventPhase(event: EventMoments, today: CivilDate): EventPhase {
  const time = eventTime(event);
  if (!time) return 'undated';
  return time.lastDay < today ? 'past' : 'coming';
}

/**
 * Orders events for readers: those to come, nearest first, then past ones, newest first, then undated ones. The order
 * of equal events is stable.
 */
export function upcomingFirst<Event extends EventMoments>(
  events: readonly Event[],
  today: CivilDate,
): Event[] {
  const groups: Record<EventPhase, { event: Event; start: string }[]> = { coming: [], past: [], undated: [] };
  for (const event of events) {
    const time = eventTime(event);
    const start = time ? `${time.firstDay}T${time.startHour ?? MIDNIGHT}` : '';
    groups[eventPhase(event, today)].push({ event, start });
  }
  groups.coming.sort((a, b) => a.start.localeCompare(b.start));
  groups.past.sort((a, b) => b.start.localeCompare(a.start));
  return [...groups.coming, ...groups.past, ...groups.undated].map(({ event }) => event);
}

/**
 * Formats an event's days with their weekdays: '12 Mayıs 2026 Salı', '12–14 Mayıs 2026, Salı–Perşembe',
 * '30 Nisan Perşembe – 2 Mayıs 2026 Cumartesi', or both with their years.
 */
export function formatEventDays({ firstDay, lastDay }: EventTime): string {
  if (firstDay === lastDay) return formatFullDate(firstDay);
  const [first, last] = [civilParts(firstDay), civilParts(lastDay)];
  if (first.year !== last.year) return `${formatFullDate(firstDay)} – ${formatFullDate(lastDay)}`;
  if (first.month !== last.month) {
    return `${formatDay(firstDay)} ${weekdayName(firstDay)} – ${formatFullDate(lastDay)}`;
  }
  return `${first.day}–${formatCivilDate(lastDay)}, ${weekdayName(firstDay)}–${weekdayName(lastDay)}`;
}

/**
 * Formats an event's days and hours in one line: '12 Mayıs 2026 Salı, 14.30–17.00', and over several days each hour with
 * its own: '12 Mayıs Salı 06.30 – 13 Mayıs 2026 Çarşamba 22.00'.
 */
export function formatEventTime(time: EventTime): string {
  const { firstDay, lastDay, startHour, endHour } = time;
  if (firstDay === lastDay || startHour === null || endHour === null) {
    return [formatEventDays(time), formatEventHours(time)].filter(Boolean).join(', ');
  }
  const isOneYear = civilParts(firstDay).year === civilParts(lastDay).year;
  const first = isOneYear ? `${formatDay(firstDay)} ${weekdayName(firstDay)}` : formatFullDate(firstDay);
  return `${first} ${formatHour(startHour)} – ${formatFullDate(lastDay)} ${formatHour(endHour)}`;
}

/**
 * Formats an event's hours: '14.30', '14.30–17.00', over several days '12 Mayıs 06.30 – 13 Mayıs 22.00'; null for whole
 * days.
 */
export function formatEventHours({ firstDay, lastDay, startHour, endHour }: EventTime): string | null {
  if (startHour === null) return null;
  const start = formatHour(startHour);
  if (endHour === null || (firstDay === lastDay && startHour === endHour)) return start;
  if (firstDay === lastDay) return `${start}–${formatHour(endHour)}`;
  return `${formatDay(firstDay)} ${start} – ${formatDay(lastDay)} ${formatHour(endHour)}`;
}

function formatHour(hour: string): string {
  return hour.replace(':', '.');
}

function formatDay(date: CivilDate): string {
  const { day, month } = civilParts(date);
  return `${day} ${monthName(month)}`;
}

function isDayEnd(hour: string): boolean {
  return hour === MIDNIGHT || hour === '23:59';
}

/** An end at midnight belongs to the day before. */
function lastWholeDay(firstDay: CivilDate, end: { day: CivilDate; hour: string }): CivilDate {
  return end.hour === MIDNIGHT && end.day > firstDay ? addDays(end.day, -1) : end.day;
}

/** Unreadable timestamps of legacy rows count as missing. */
function wallClock(value: string) {
  try {
    const day = civilDateOf(value);
    if (value.trim() === day) return { at: `${day}T${MIDNIGHT}`, day, hour: MIDNIGHT };
    const at = isoToIstanbulInput(value);
    return { at, day, hour: at.slice(11) };
  } catch {
    return null;
  }
}
