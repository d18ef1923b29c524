import { QueryClient } from '@tanstack/react-query';
import { afterAll, expect, it } from 'vitest';
import { agendaQuery, monthQuery } from '../../../src/features/calendar/queries';
import { createDatabaseAccess, type DatabaseAccess } from '../../../src/lib/database/database-access';
import { addDays, civilParts, todayInIstanbul } from '../../../src/lib/dates/dates';
import { monthOf } from '../../../src/lib/dates/months';
import { useDatabase } from '../support/database-fixture';

const database = useDatabase();
const today = todayInIstanbul();
const tomorrow = addDays(today, 1);
const yesterday = addDays(today, -1);

const read = <Result>(query: (database: DatabaseAccess) => Result) => {
  const { url, publishableKey } = database.backend;
  return query(createDatabaseAccess({ config: { apiUrl: url, publishableKey }, origin: url }));
};

afterAll(async () => {
  await database.sql`drop table public.calendar`;
  await database.sql`alter table public.calendar_now rename to calendar`;
});

it('an older calendar with year, month and day gives the agenda from today on and the month’s entries', async () => {
  const { sql } = database;
  await sql.unsafe(`
    alter table public.calendar rename to calendar_now;
    create table public.calendar (
      id bigint generated always as identity primary key, title text not null, year int, month int, day int);
    alter table public.calendar enable row level security;
    create policy calendar_read on public.calendar for select to anon using (true);
    grant select on public.calendar to anon;`);
  const rows = [
    { title: 'Yarın', ...civilParts(tomorrow) },
    { title: 'Bugün', ...civilParts(today) },
    { title: 'Dün', ...civilParts(yesterday) },
    { title: 'Olmayan gün', year: 2031, month: 2, day: 30 },
  ];
  await sql`insert into public.calendar ${sql(rows)}`;
  expect(await new QueryClient().query(read((db) => agendaQuery(db, today)))).toEqual([
    { title: 'Bugün', date: today },
    { title: 'Yarın', date: tomorrow },
  ]);
  const readMonthOf = (date: string) => new QueryClient().query(read((db) => monthQuery(db, monthOf(date))));
  expect(await readMonthOf(today)).toContainEqual({ title: 'Bugün', date: today });
  expect(await readMonthOf('2031-02-01')).toEqual([]);
});
