/** What networks ask for; WhatsApp ignores a picture of more bytes. */
export const SHARE_PICTURE = { widthPx: 1200, heightPx: 630, maxBytes: 300_000 } as const;

/** The preview picture of every page that has none of its own. */
export const DEFAULT_SHARE_PICTURE = '/paylasim/dernek.jpg';
