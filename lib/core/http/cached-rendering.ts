/** Cached rendering of a share link, which several readers receive. */
export interface CachedRendering {
  /** Made of link, file and language. */
  cacheKey: string;
  /** Changes whenever the content may change. */
  edition: string;
  buildRequest: () => { method: 'GET'; url: string; headers: Record<string, string> };
  opened: unknown;
  /** Extra headers for this reader only. */
  headers: Record<string, string>;
  count: () => void;
}
