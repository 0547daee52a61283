'use client';

import { useEffect } from 'react';
import { setPageUser } from '@/lib/browser/api/page-user';

/** Lets each write name the user that this page was rendered for. */
export function PageUser({ id }: { id: string }) {
  useEffect(() => setPageUser(id), [id]);
  return null;
}
