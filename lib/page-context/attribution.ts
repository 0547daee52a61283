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
  /** Also its version: raised by every change. */
  updatedAt: string;
  /** Only facts of the health record have one. Pages leave it out of an entry that was only typed. */
  source?: Source;
}
