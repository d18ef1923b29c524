import { trailTo } from '../../../content/shell/menu';
import { pageHeads } from '../../../content/shell/page-heads';
import type { EventRow } from '../../../lib/database/public-rows';
import { messages } from '../../../lib/messages';
import { paths } from '../../../lib/paths/paths';
import heroPicture from '../../../pictures/hero-events.svg?hero';
import { CardSkeletons } from '../../../ui/card/card';
import { useToday } from '../../../ui/hooks/use-today';
import { listPage } from '../../../ui/list-page/list-page';
import { EventSections } from './event-sections';
import styles from './events-page.module.css';
import { eventsQuery } from './queries';

const SKELETONS = 4;

export const { load, Component, NotFound } = listPage({
  path: paths.events,
  query: eventsQuery,
  title: pageHeads.events.title,
  items: 'etkinlikler',
  empty: messages.public.noEvents,
  skeleton: <CardSkeletons count={SKELETONS} className={styles.grid} />,
  frame: { title: messages.labels.events, picture: heroPicture, trail: trailTo(paths.events) },
  Rows,
});

function Rows({ rows }: { rows: readonly EventRow[] }) {
  return <EventSections events={rows} today={useToday()} />;
}
