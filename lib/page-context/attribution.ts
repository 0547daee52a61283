import type { Source } from './source';

export interface Writer {
  /** Id of the membership. */
  id: string;
  name: string;
}

export interface Attribution {
  /** Null once that account is deleted. */
  createdBy: Writer | null;
  updatedBy: Writer | null;
  /** Doubles as the version; every change raises it. */
  updatedAt: string;
  /** Set for entries with fact columns only. Pages omit it for entries that were only typed. */
  source?: Source;
}
