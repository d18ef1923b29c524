import type { ReactNode } from 'react';
import { ReadingFrame } from '../../components/reading-frame/reading-frame';
import { trailTo } from '../../content/menu';
import heroPicture from '../../pictures/hero-announcements.svg?hero';
import { messages } from '../../shared/messages';
import { paths } from '../../shared/paths';

interface AnnouncementFrameProps {
  title: string;
  /** The small line under the title. */
  line?: ReactNode;
  heroUrl?: string | null;
  children: ReactNode;
}

const BACK = { to: paths.announcements, label: messages.labels.backToAnnouncements };

/** What the page keeps in all of its states. */
export function AnnouncementFrame(props: AnnouncementFrameProps) {
  return (
    <ReadingFrame
      {...props}
      picture={heroPicture}
      trail={trailTo(paths.announcements, props.title)}
      back={BACK}
    />
  );
}
