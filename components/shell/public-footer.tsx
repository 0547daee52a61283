'use client';

import type { ComponentProps } from 'react';
import { SiteFooter } from './site-footer';

/** Next serves a shared module from one layout's files: for their footer, public pages loaded the whole shell. */
export function PublicFooter(props: ComponentProps<typeof SiteFooter>) {
  return <SiteFooter {...props} />;
}
