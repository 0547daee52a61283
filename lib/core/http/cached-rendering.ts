/** How a reader of a share link gets a rendering that others get too. */
export interface CachedRendering {
  /** Link, file and language. */
  cacheKey: string;
  /** Changes whenever the content may. */
  edition: string;
  buildRequest: () => { method: 'GET'; url: string; headers: Record<string, string> };
  opened: unknown;
  /** Added for this reader alone. */
  headers: Record<string, string>;
  count: () => void;
}
