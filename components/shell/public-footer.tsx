'use client';

import type { ComponentProps } from 'react';
import { SiteFooter } from './site-footer';

/**
 * A module of its own: Next serves a module shared by several layouts from the files of one of them, and public pages
 * loaded the whole signed-in shell for their footer.
 */
export function PublicFooter(props: ComponentProps<typeof SiteFooter>) {
  return <SiteFooter {...props} />;
}
