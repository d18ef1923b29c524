import { toSessionTimes, type SessionTimes } from './lifetime';

/** What the tabs of one browser tell each other about its session. */
export type TabMessage =
  /** Asks every tab with a session that ends with the browser to send it. */
  | { readonly kind: 'ask' }
  /** The session, as it is now. */
  | { readonly kind: 'session'; readonly text: string; readonly times: SessionTimes }
  /** The session is kept on the device from now on, where every tab finds it. */
  | { readonly kind: 'kept' }
  /** A session's last token is of no use any more; `expiresAt` tells it from one that was renewed meanwhile. */
  | { readonly kind: 'ended'; readonly sessionId: string; readonly expiresAt: number }
  | { readonly kind: 'used'; readonly sessionId: string; readonly usedAt: number }
  /** The person signed out on purpose. */
  | { readonly kind: 'signed-out'; readonly userId: string };

/** Takes what came over the channel; gives the message, undefined for what a tab of another version said. */
export function toTabMessage(data: unknown): TabMessage | undefined {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return undefined;
  const field = (name: string): unknown => Reflect.get(data, name);
  const [sessionId, userId, text] = [field('sessionId'), field('userId'), field('text')];
  const [expiresAt, usedAt, times] = [field('expiresAt'), field('usedAt'), toSessionTimes(field('times'))];
  switch (data.kind) {
    case 'ask':
    case 'kept':
      return { kind: data.kind };
    case 'session':
      return typeof text === 'string' && times ? { kind: 'session', text, times } : undefined;
    case 'ended':
      return typeof sessionId === 'string' && typeof expiresAt === 'number'
        ? { kind: 'ended', sessionId, expiresAt }
        : undefined;
    case 'used':
      return typeof sessionId === 'string' && typeof usedAt === 'number'
        ? { kind: 'used', sessionId, usedAt }
        : undefined;
    case 'signed-out':
      return typeof userId === 'string' ? { kind: 'signed-out', userId } : undefined;
    default:
      return undefined;
  }
}
