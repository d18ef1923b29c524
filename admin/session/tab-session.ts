import type { SessionTimes } from './lifetime';
import { readSession, SessionPlace, type Place, type StoredSession } from './stored-session';
import { toTabMessage, type TabMessage } from './tab-messages';

/** A tab that does not answer by then is taken for asleep. */
const ANSWER_LIMIT_MS = 300;

/** The parts of the browser that tabs need to hand a session to each other. */
export interface TabSurroundings {
  /** This tab's alone; ends with it. */
  readonly tab: Place;
  readonly openChannel: () => BroadcastChannel;
  /** Says to the other tabs that this one has a session of its own; gives what takes that back. */
  readonly holdPlace: () => () => void;
  /** How many other tabs say so; null where a browser cannot tell. */
  readonly countOthers: () => Promise<number | null>;
}

/**
 * The session in this tab's own storage. It is handed from tab to tab over a channel: a new tab asks, each renewal is told, and whoever is
 * about to use an old token asks for a newer one.
 */
export class TabSession {
  readonly place: SessionPlace;
  private readonly askers = new Set<() => void>();
  private channel: BroadcastChannel | undefined;
  private leavePlace: (() => void) | undefined;

  /** `onMessage` hears what the other tabs say, after it has taken effect here; while `mayAdopt` says no, no session is taken over. */
  constructor(
    private readonly surroundings: TabSurroundings,
    private readonly mayAdopt: () => boolean,
    private readonly onMessage: (message: TabMessage) => void,
  ) {
    this.place = new SessionPlace(surroundings.tab);
  }

  /** Hears the other tabs from now on, and lets them know of the session that a reload has left here. */
  join(): void {
    this.open();
    if (this.place.read()) this.leavePlace ??= this.surroundings.holdPlace();
  }

  write(text: string, times: SessionTimes): void {
    this.place.write(text, times);
    this.leavePlace ??= this.surroundings.holdPlace();
  }

  clear(): void {
    this.place.clear();
    this.leavePlace?.();
    this.leavePlace = undefined;
  }

  tell(message: TabMessage): void {
    this.open().postMessage(message);
  }

  /** Settles when a newer session has come, when all other tabs have answered, or when nobody does. */
  async askOthers(): Promise<void> {
    const before = this.place.read()?.text;
    // A browser that cannot count may have one more.
    const others = (await this.surroundings.countOthers()) ?? 1;
    if (others === 0) return;
    let answers = 0;
    await new Promise<void>((resolve) => {
      const settle = () => {
        clearTimeout(timer);
        this.askers.delete(hearAnswer);
        resolve();
      };
      const hearAnswer = () => {
        answers += 1;
        if (answers >= others || this.place.read()?.text !== before) settle();
      };
      const timer = setTimeout(settle, ANSWER_LIMIT_MS);
      this.askers.add(hearAnswer);
      this.tell({ kind: 'ask' });
    });
  }

  private open(): BroadcastChannel {
    if (this.channel) return this.channel;
    this.channel = this.surroundings.openChannel();
    this.channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const message = toTabMessage(data);
      if (!message) return;
      this.hear(message);
      this.onMessage(message);
    });
    return this.channel;
  }

  private hear(message: TabMessage): void {
    const own = this.place.read();
    const times = this.place.readTimes();
    switch (message.kind) {
      case 'ask':
        if (own && times) this.tell({ kind: 'session', text: own.text, times });
        break;
      case 'session':
        if (this.mayAdopt()) this.adopt(message.text, message.times, own, times);
        this.askers.forEach((hearAnswer) => hearAnswer());
        break;
      case 'kept':
      case 'signed-out':
        this.clear();
        break;
      case 'ended':
        if (own?.sessionId === message.sessionId && own.expiresAt <= message.expiresAt) this.clear();
        break;
      case 'used':
        if (times?.sessionId === message.sessionId && times.usedAt < message.usedAt)
          this.place.writeTimes({ ...times, usedAt: message.usedAt });
        break;
    }
  }

  /** Takes over what another tab told, unless this tab's own is newer. */
  private adopt(text: string, told: SessionTimes, own?: StoredSession, times?: SessionTimes): void {
    const session = readSession(text);
    if (!session) return;
    const isSame = own?.sessionId === session.sessionId;
    const isNewer = isSame
      ? session.expiresAt >= own.expiresAt
      : !own || !times || told.signedInAt > times.signedInAt;
    if (!isNewer) return;
    const usedAt = isSame ? Math.max(told.usedAt, times?.usedAt ?? 0) : told.usedAt;
    this.write(text, { ...told, usedAt });
  }
}
