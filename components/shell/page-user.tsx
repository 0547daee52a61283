'use client';

import { useEffect } from 'react';
import { setPageUser } from '@/lib/browser/api/page-user';

export function PageUser({ id }: { id: string }) {
  useEffect(() => setPageUser(id), [id]);
  return null;
}
