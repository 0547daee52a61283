/** How a reader of a share link gets a rendering that others get too. */
export interface SharedPlan {
  /** The rendering's place: link, file and language. */
  slot: string;
  /** What else it depends on: the same words for the same content. */
  edition: string;
  asked: () => { method: 'GET'; url: string; headers: Record<string, string> };
  /** See lib/access/opened-share.ts. */
  opened: unknown;
  /** Of this reader's answer alone. */
  headers: Record<string, string>;
  count: () => void;
}
