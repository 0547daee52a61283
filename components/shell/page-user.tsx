'use client';

import { useEffect } from 'react';
import { pageUser, setPageUser } from '@/lib/browser/api/page-user';

/** @param follows true to adopt the user of a refresh; pages with forms keep the user who opened them */
export function PageUser({ id, follows = false }: { id: string; follows?: boolean }) {
  useEffect(() => {
    if (follows || pageUser() === null) setPageUser(id);
  }, [id, follows]);
  return null;
}
