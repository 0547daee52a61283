'use client';

import { type MouseEvent, useEffect, useEffectEvent } from 'react';
import { followedLink } from '@/lib/browser/page/followed-link';
import { addSheetEntry, hasSheetEntry, leaveSheets } from '@/lib/browser/page/sheet-history';

export function BackCloses({ close }: { close: () => unknown }) {
  const askToClose = useEffectEvent(close);
  useEffect(() => addSheetEntry(() => askToClose()), []);
  return null;
}

/** For a sheet's `onClickCapture`: a link to a page closes the sheet, and Back from there leads to this page. */
export function followLink(event: MouseEvent, close: () => void): void {
  const link = followedLink(event.nativeEvent);
  if (!link) return;
  if (!hasSheetEntry()) {
    setTimeout(close);
    return;
  }
  event.preventDefault();
  event.stopPropagation();
  leaveSheets(() => link.click());
}
