/** A file made from rows. The server sends it; a static build writes it. */
export interface SiteFile {
  path: string;
  type: string;
  content: string;
}
