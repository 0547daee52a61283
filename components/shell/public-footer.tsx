'use client';

import type { ComponentProps } from 'react';
import { SiteFooter } from './site-footer';

/** Own module for public pages: Next serves a shared one from a single layout's files, here with the whole shell. */
export function PublicFooter(props: ComponentProps<typeof SiteFooter>) {
  return <SiteFooter {...props} />;
}
