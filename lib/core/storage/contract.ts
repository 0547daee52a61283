/**
 * Where file contents live. Keys look like `pets/<id>/photo-large.webp` (a-z, 0-9, `/`, `-`, `.`); whatever a key
 * names is never changed, a new content gets a new key.
 */
export interface Storage {
  /** Durable when it returns: only then may a row name the key. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The content, or null when there is none. */
  get(key: string): Promise<Buffer | null>;
  /** Removes every key that begins with the prefix; end it with `/` to mean a folder. */
  remove(prefix: string): Promise<void>;
  /** Keys last written before an instant, for the sweep of files that no row names. */
  list(olderThan: Date): AsyncIterable<string>;
}
