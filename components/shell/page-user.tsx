'use client';

import { useEffect } from 'react';
import { pageUser, setPageUser } from '@/lib/browser/api/page-user';

/** @param follows whom a refresh shows; with forms the first user stays, under whom they were opened */
export function PageUser({ id, follows = false }: { id: string; follows?: boolean }) {
  useEffect(() => {
    if (follows || pageUser() === null) setPageUser(id);
  }, [id, follows]);
  return null;
}
