'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { type ExpectedEntry, onExpected } from '@/lib/browser/page/expected';

interface ReservedRoomProps {
  entry: ExpectedEntry;
  /** As large as the expected entry. */
  room: ReactNode;
  children?: ReactNode;
}

/**
 * Makes room for an entry as soon as its form is sent, so that nothing moves under the reader's finger on a slow
 * network. Give it a `key` that changes when the entry has come.
 */
export function ReservedRoom({ entry, room, children }: ReservedRoomProps) {
  const [isComing, setComing] = useState(false);
  useEffect(() => onExpected(entry, setComing), [entry]);
  return isComing ? room : children;
}
