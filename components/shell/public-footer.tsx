'use client';

import type { ComponentProps } from 'react';
import { SiteFooter } from './site-footer';

/**
 * Separate module for public pages. Next serves a shared module from the files of a single layout, which would include
 * the whole shell here.
 */
export function PublicFooter(props: ComponentProps<typeof SiteFooter>) {
  return <SiteFooter {...props} />;
}
