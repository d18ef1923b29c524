/** A file of the site that is made from rows: the server answers with it, a static build writes it down. */
export interface SiteFile {
  path: string;
  type: string;
  content: string;
}
