import {
  readSession,
  SessionSlot,
  type SessionTimes,
  type StoredSession,
  type WebStorage,
} from './stored-session';

/** A tab that does not answer within this time is taken to be asleep. */
const ANSWER_LIMIT_MS = 1000;

/** The messages between the tabs of one browser about its session. */
export type TabMessage =
  /** Asks every tab with a session that ends with the browser to send it. */
  | { readonly kind: 'ask' }
  | { readonly kind: 'session'; readonly text: string; readonly times: SessionTimes }
  /** The session is now stored on the device, where every tab finds it. */
  | { readonly kind: 'remembered' }
  /** A session's last token is invalid; `expiresAt` distinguishes it from a renewed one. */
  | { readonly kind: 'ended'; readonly sessionId: string; readonly expiresAt: number }
  | { readonly kind: 'used'; readonly sessionId: string; readonly usedAt: number }
  /** The person signed out deliberately. */
  | { readonly kind: 'signed-out'; readonly userId: string };

export interface TabEnvironment {
  /** Belongs to this tab and ends with it. */
  readonly tab: WebStorage;
  readonly openChannel: () => BroadcastChannel;
  /** Tells the other tabs that this one has a session of its own. Returns the function that takes it back. */
  readonly announceSession: () => () => void;
  /** How many other tabs have one; null where the browser cannot tell. */
  readonly countOthers: () => Promise<number | null>;
}

/** The session in this tab's own storage. A new tab and one with an old token ask the others for theirs. */
export class TabSession {
  readonly slot: SessionSlot;
  private readonly askers = new Set<() => void>();
  private channel: BroadcastChannel | undefined;
  private withdrawSession: (() => void) | undefined;

  /** `onMessage` gets messages after their effect here. While `mayAdopt` is false, no session is taken over. */
  constructor(
    private readonly environment: TabEnvironment,
    private readonly mayAdopt: () => boolean,
    private readonly onMessage: (message: TabMessage) => void,
  ) {
    this.slot = new SessionSlot(environment.tab);
  }

  join(): void {
    this.open();
    if (this.slot.read()) this.withdrawSession ??= this.environment.announceSession();
  }

  write(text: string, times: SessionTimes): void {
    this.slot.write(text, times);
    this.withdrawSession ??= this.environment.announceSession();
  }

  clear(): void {
    this.slot.clear();
    this.withdrawSession?.();
    this.withdrawSession = undefined;
  }

  broadcast(message: TabMessage): void {
    this.open().postMessage(message);
  }

  /** Resolves when a newer session has arrived, when all other tabs have answered, or when time is up. */
  async askOthers(): Promise<void> {
    const before = this.slot.read()?.text;
    // A browser that cannot count may have another tab.
    const others = (await this.environment.countOthers()) ?? 1;
    if (others === 0) return;
    let answers = 0;
    await new Promise<void>((resolve) => {
      const settle = () => {
        clearTimeout(timer);
        this.askers.delete(countAnswer);
        resolve();
      };
      const countAnswer = () => {
        answers += 1;
        if (answers >= others || this.slot.read()?.text !== before) settle();
      };
      const timer = setTimeout(settle, ANSWER_LIMIT_MS);
      this.askers.add(countAnswer);
      this.broadcast({ kind: 'ask' });
    });
  }

  private open(): BroadcastChannel {
    if (this.channel) return this.channel;
    this.channel = this.environment.openChannel();
    this.channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
      this.handleMessage(data);
      this.onMessage(data);
    });
    return this.channel;
  }

  private handleMessage(message: TabMessage): void {
    const own = this.slot.read();
    const times = this.slot.readTimes();
    switch (message.kind) {
      case 'ask':
        if (own && times) this.broadcast({ kind: 'session', text: own.text, times });
        break;
      case 'session':
        if (this.mayAdopt()) this.adopt(message.text, message.times, own, times);
        this.askers.forEach((countAnswer) => countAnswer());
        break;
      case 'remembered':
      case 'signed-out':
        this.clear();
        break;
      case 'ended':
        if (own?.sessionId === message.sessionId && own.expiresAt <= message.expiresAt) this.clear();
        break;
      case 'used':
        if (times?.sessionId === message.sessionId && times.usedAt < message.usedAt)
          this.slot.writeTimes({ ...times, usedAt: message.usedAt });
        break;
    }
  }

  /** Takes over another tab's session unless this tab's own is newer. */
  private adopt(text: string, sharedTimes: SessionTimes, own?: StoredSession, times?: SessionTimes): void {
    const session = readSession(text);
    if (!session) return;
    const isSame = own?.sessionId === session.sessionId;
    const isNewer = isSame
      ? session.expiresAt >= own.expiresAt
      : !own || !times || sharedTimes.signedInAt > times.signedInAt;
    if (!isNewer) return;
    const usedAt = isSame ? Math.max(sharedTimes.usedAt, times?.usedAt ?? 0) : sharedTimes.usedAt;
    this.write(text, { ...sharedTimes, usedAt });
  }
}
