/** Keys look like `pets/<id>/photo-large.webp`. Content never changes under its key. */
export interface Storage {
  /** Durable when it resolves: only then may a row name the key. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<Buffer | null>;
  /** Removes all keys with the prefix. End it with `/` to mean a folder. */
  remove(prefix: string): Promise<void>;
  list(olderThan: Date): AsyncIterable<string>;
}
