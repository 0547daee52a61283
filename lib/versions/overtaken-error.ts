import type { Values, Versions } from './merge';

export class OvertakenError<Item = unknown> extends Error {
  readonly versions: Versions;
  /** Saves over the current version. @throws OvertakenError if someone changed that one too */
  readonly save: (changes: Values) => Promise<Item>;

  constructor(versions: Versions, save: (changes: Values) => Promise<Item>) {
    super('overtaken');
    this.versions = versions;
    this.save = save;
  }
}
