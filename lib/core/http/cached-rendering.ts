export interface CachedRendering {
  cacheKey: string;
  edition: string;
  buildRequest: () => { method: 'GET'; url: string; headers: Record<string, string> };
  opened: unknown;
  headers: Record<string, string>;
  count: () => void;
}
