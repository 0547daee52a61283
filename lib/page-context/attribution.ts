import type { Source } from './source';

export interface Writer {
  /** Of the membership. */
  id: string;
  name: string;
}

/** Who wrote and who changed an entry. */
export interface Attribution {
  /** Null once that account is deleted. */
  createdBy: Writer | null;
  updatedBy: Writer | null;
  /** Also its version: raised by every change. */
  updatedAt: string;
  /** Of facts of the health record; pages leave it out where an entry was only typed. */
  source?: Source;
}
