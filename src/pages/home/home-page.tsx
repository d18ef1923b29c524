import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { homeSections, shortcuts } from '../../content/home';
import { AnnouncementCard } from '../../features/announcements/announcement-card';
import { agendaEventsQuery, agendaQuery } from '../../features/calendar/queries';
import { EventCard } from '../../features/events/event-card';
import { bookCoversQuery } from '../../features/literature-award/queries';
import { messages } from '../../lib/messages';
import type { PageLoader } from '../../lib/page-data';
import { paths } from '../../lib/paths/paths';
import { CAROUSEL_EXCERPT_LENGTH } from '../../lib/text/card-text';
import { ArrowLink } from '../../ui/button/button';
import { CarouselSection } from '../../ui/carousel/carousel';
import { useDatabase } from '../../ui/database-context';
import { useToday } from '../../ui/hooks/use-today';
import { useSettings } from '../../ui/settings';
import { listState } from '../../ui/state-views/list-state';
import { AgendaSection } from './agenda-section';
import { BlurbSection } from './blurb-section';
import { HeroSlideshow } from './hero-slideshow/hero-slideshow';
import { slidesToShow } from './hero-slideshow/use-slideshow';
import { PublicationsGrid } from './publications-grid/publications-grid';
import styles from './home-page.module.css';
import { announcementsQuery, eventsQuery, slidesQuery } from './queries';

const CARD_SIZES = '270px';

export const load: PageLoader = async ({ database, queryClient, prefetch, today }) => {
  await prefetch(
    queryClient.query(slidesQuery(database)),
    queryClient.query(agendaQuery(database, today())),
    queryClient.query(announcementsQuery(database)),
    queryClient.query(eventsQuery(database)),
    queryClient.query(bookCoversQuery(database)),
    queryClient.query(agendaEventsQuery(database, today())),
  );
};

export function Component() {
  const database = useDatabase();
  const { association_name: name } = useSettings();
  const slides = listState(useQuery(slidesQuery(database)));
  const today = useToday();
  const agenda = useQuery(agendaQuery(database, today));
  const { data: agendaEvents = [] } = useQuery(agendaEventsQuery(database, today));
  const announcements = useQuery(announcementsQuery(database));
  const events = useQuery(eventsQuery(database));
  const covers = useQuery(bookCoversQuery(database));

  return (
    <>
      <h1 className="visually-hidden">{name}</h1>
      <HeroSlideshow label={homeSections.hero} slides={slidesToShow(slides, name)} />
      <nav className={styles.shortcuts} aria-label={homeSections.shortcuts}>
        <ul className={styles.shortcutList}>
          {shortcuts.map(({ to, label }) => (
            <li key={to}>
              <Link className={styles.shortcut} to={to}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {/* Each Suspense boundary lets React hydrate its section in a separate task. Nothing in them suspends. */}
      <div className={styles.sections}>
        <Suspense>
          <AgendaSection state={listState(agenda)} events={agendaEvents} today={today} />
        </Suspense>
        <Suspense>
          <CarouselSection
            kind="announcements"
            title={messages.labels.announcements}
            state={listState(announcements)}
            empty={messages.public.noAnnouncements}
            aside={<ArrowLink to={paths.announcements}>{homeSections.allAnnouncements}</ArrowLink>}
            keyOf={({ id }) => id}
          >
            {(announcement) => (
              <AnnouncementCard
                announcement={announcement}
                excerptLength={CAROUSEL_EXCERPT_LENGTH}
                level={3}
                sizes={CARD_SIZES}
              />
            )}
          </CarouselSection>
        </Suspense>
        <Suspense>
          <BlurbSection />
        </Suspense>
        <Suspense>
          <CarouselSection
            kind="events"
            title={messages.labels.events}
            state={listState(events)}
            empty={messages.public.noEvents}
            aside={<ArrowLink to={paths.events}>{homeSections.allEvents}</ArrowLink>}
            keyOf={({ slug }) => slug}
          >
            {(event) => (
              <EventCard event={event} excerptLength={CAROUSEL_EXCERPT_LENGTH} level={3} sizes={CARD_SIZES} />
            )}
          </CarouselSection>
        </Suspense>
        <Suspense>
          <PublicationsGrid
            title={homeSections.publications}
            aside={<ArrowLink to={paths.literatureAward}>{homeSections.literatureAward}</ArrowLink>}
            state={listState(covers)}
            empty={homeSections.noPublications}
            to={paths.literatureAward}
          />
        </Suspense>
      </div>
    </>
  );
}
