import 'server-only';
import { after } from 'next/server';
import { isOpening } from '@/lib/core/http/is-opening';
import { originOf } from '@/lib/core/http/origin';
import type { WithHeaders } from '@/lib/core/http/request';
import { logger } from '@/lib/core/runtime/logger';
import type { SharedPetAccess } from './pet-access';
import { recordOpening } from './share-openings';

interface Reading extends WithHeaders {
  method?: string;
  sessionSecret: string | null;
  at: Date;
}

export function countOpening(access: SharedPetAccess, { sessionSecret, at, ...request }: Reading): void {
  if (!isOpening(request)) return;
  const opening = { ...originOf(request), sessionSecret, at };
  after(async () => {
    try {
      await recordOpening(access, opening);
    } catch (error) {
      logger().error({ reason: error instanceof Error ? error.name : 'unknown' }, 'opening not counted');
    }
  });
}
