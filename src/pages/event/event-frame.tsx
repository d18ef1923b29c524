import type { ReactNode } from 'react';
import { ReadingFrame } from '../../components/reading-frame/reading-frame';
import { trailTo } from '../../content/menu';
import heroPicture from '../../pictures/hero-events.svg?hero';
import { messages } from '../../shared/messages';
import { paths } from '../../shared/paths';

interface EventFrameProps {
  title: string;
  /** The small line under the title. */
  line?: ReactNode;
  heroUrl?: string | null;
  children: ReactNode;
}

const BACK = { to: paths.events, label: messages.labels.backToEvents };

/** What the page keeps in all of its states. */
export function EventFrame(props: EventFrameProps) {
  return (
    <ReadingFrame {...props} picture={heroPicture} trail={trailTo(paths.events, props.title)} back={BACK} />
  );
}
