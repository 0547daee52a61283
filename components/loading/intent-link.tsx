'use client';

import Link from 'next/link';
import { type ComponentProps, useState } from 'react';

/** Prefetches on hover or focus, not in view, because these pages query the database and few links are followed. */
export function IntentLink(props: Omit<ComponentProps<typeof Link>, 'prefetch' | 'onPointerEnter' | 'onFocus'>) {
  const [wanted, setWanted] = useState(false);
  const startLoading = () => setWanted(true);
  return <Link {...props} prefetch={wanted ? 'auto' : false} onPointerEnter={startLoading} onFocus={startLoading} />;
}
