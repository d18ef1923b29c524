/** Names what holds a page's content: the target of the skip link, and of a focus that has nowhere else to return to. */
export const CONTENT_ID = 'icerik';
