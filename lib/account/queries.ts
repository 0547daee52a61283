import 'server-only';
import type { Viewer } from '@/lib/access/viewer';

export interface CurrentUser {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  name: string;
  shortId: string;
  firebaseId: string;
  locale: string;
}

/** The member as the HTTP contract shows them. The proof carries it: no further question to the database. */
export function currentUser(viewer: Viewer): CurrentUser {
  const { userId, email, firstName, lastName, name, shortId, firebaseId, locale } = viewer;
  return { id: userId, email, firstName, lastName, name, shortId, firebaseId, locale };
}
