'use client';

import type { ComponentProps } from 'react';
import { SiteFooter } from './site-footer';

/**
 * The footer of pages outside of the signed-in area, as a module of its own: Next loads a module that several layouts name
 * from the files of one of them, and public pages had the whole signed-in shell for their footer.
 */
export function PublicFooter(props: ComponentProps<typeof SiteFooter>) {
  return <SiteFooter {...props} />;
}
