'use client';

import { LanguageGuard } from './language-guard';
import { PageCounter } from './page-counter';
import { ThemeControl } from './theme-control';
import { Toaster } from './toaster';

/** What every page has on the client, but not for its first paint: one file of scripts that comes when the page stands. */
export function LateIslands() {
  return (
    <>
      <Toaster />
      <PageCounter />
      <ThemeControl />
      <LanguageGuard />
    </>
  );
}
