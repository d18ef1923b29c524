/**
 * The limited HTML that bodies may hold. The editor writes no more than this and the site shows no more than this;
 * pictures are left out because a body's picture could call a third party before any click (decision 29).
 */
export const ALLOWED_TAGS = [
  'p',
  'br',
  'hr',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'blockquote',
  'a',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'sub',
  'sup',
];

export const ALLOWED_ATTRIBUTES = ['href', 'start'];

/** Where a link in a body may lead: the web, mail, telephone, this site, this page. */
export const ALLOWED_ADDRESS = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i;
