'use client';

import Link from 'next/link';
import { type ComponentProps, useState } from 'react';

/**
 * A link that fetches its page ahead when somebody turns to it, not when it comes into sight: each of these pages asks
 * the database, and most links of a screen are never followed.
 */
export function IntentLink(props: Omit<ComponentProps<typeof Link>, 'prefetch' | 'onPointerEnter' | 'onFocus'>) {
  const [wanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  return <Link {...props} prefetch={wanted ? 'auto' : false} onPointerEnter={want} onFocus={want} />;
}
