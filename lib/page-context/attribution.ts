import type { Source } from './source';

export interface Writer {
  /** Membership id. */
  id: string;
  name: string;
}

export interface Attribution {
  /** Null once that account is deleted. */
  createdBy: Writer | null;
  updatedBy: Writer | null;
  /** Also the version: every change increases it. */
  updatedAt: string;
  /** Set for entries with fact columns only. Pages omit it for entries that were only typed. */
  source?: Source;
}
