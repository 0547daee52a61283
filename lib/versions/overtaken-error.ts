import type { Values, Versions } from './merge';

/** Somebody else has saved the entry since it was opened; nothing was changed by this attempt. */
export class OvertakenError<Item = unknown> extends Error {
  readonly versions: Versions;
  /** Saves over the version that is there now. @throws OvertakenError where that was overtaken as well */
  readonly save: (changes: Values) => Promise<Item>;

  constructor(versions: Versions, save: (changes: Values) => Promise<Item>) {
    super('overtaken');
    this.versions = versions;
    this.save = save;
  }
}
