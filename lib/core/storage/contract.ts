/** Keys look like `pets/<id>/photo-large.webp`. Content never changes under its key. */
export interface Storage {
  /** Resolves once the file is durable. Only then may a row name its key. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<Buffer | null>;
  /** Deletes all keys with the prefix. Must end with `/` to delete a folder. */
  remove(prefix: string): Promise<void>;
  list(olderThan: Date): AsyncIterable<string>;
}
