/** How a reader of a share link gets a rendering that others get too. */
export interface CachedRendering {
  /** Link, file and language. */
  slot: string;
  /** Changes whenever the content may. */
  edition: string;
  asked: () => { method: 'GET'; url: string; headers: Record<string, string> };
  opened: unknown;
  /** Added for this reader alone. */
  headers: Record<string, string>;
  count: () => void;
}
