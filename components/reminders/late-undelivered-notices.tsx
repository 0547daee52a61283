'use client';

import { lazyPart } from '@/components/loading/lazy-part';

export const LateUndeliveredNotices = lazyPart(async () => (await import('./undelivered-notices')).UndeliveredNotices);
