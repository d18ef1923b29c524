import { toSessionTimes, type SessionTimes } from './lifetime';

/** The messages between the tabs of one browser about its session. */
export type TabMessage =
  /** Asks every tab with a session that ends with the browser to send it. */
  | { readonly kind: 'ask' }
  /** The present session. */
  | { readonly kind: 'session'; readonly text: string; readonly times: SessionTimes }
  /** The session is now stored on the device, where every tab finds it. */
  | { readonly kind: 'remembered' }
  /** A session's last token is invalid; `expiresAt` distinguishes it from a renewed one. */
  | { readonly kind: 'ended'; readonly sessionId: string; readonly expiresAt: number }
  | { readonly kind: 'used'; readonly sessionId: string; readonly usedAt: number }
  /** The person signed out deliberately. */
  | { readonly kind: 'signed-out'; readonly userId: string };

/** Validates a message from the channel; undefined for one that a tab of another version sent. */
export function toTabMessage(data: unknown): TabMessage | undefined {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return undefined;
  const field = (name: string): unknown => Reflect.get(data, name);
  const [sessionId, userId, text] = [field('sessionId'), field('userId'), field('text')];
  const [expiresAt, usedAt, times] = [field('expiresAt'), field('usedAt'), toSessionTimes(field('times'))];
  switch (data.kind) {
    case 'ask':
    case 'remembered':
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
