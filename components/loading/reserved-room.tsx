'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { type ExpectedEntry, onExpected } from '@/lib/browser/page/expected';

interface ReservedRoomProps {
  entry: ExpectedEntry;
  room: ReactNode;
  children?: ReactNode;
}

/** Reserves space for an expected entry, against layout shifts. Pass a `key` that changes when the entry arrives. */
export function ReservedRoom({ entry, room, children }: ReservedRoomProps) {
  const [isComing, setComing] = useState(false);
  useEffect(() => onExpected(entry, setComing), [entry]);
  return isComing ? room : children;
}
