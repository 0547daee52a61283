import 'server-only';
import type { z } from 'zod';
import type { SharedPetAccess } from '@/lib/access/pet-access';
import { sharedPetOf } from '@/lib/access/route';
import { countMiss } from '@/lib/core/http/misses';
import { requestSessionSecret } from '@/lib/core/http/request';
import { createRoute, type RouteHandler, type RouteOptions } from '@/lib/core/http/route';
import { notFoundError } from '@/lib/core/runtime/errors';
import { countAfterAnswer } from './count-opening';
import { findOpenedShare } from './opened-share';

export function shareRoute<B extends z.ZodType, Q extends z.ZodType>(
  options: RouteOptions<{ access: SharedPetAccess }, B, Q>,
  section?: string,
): RouteHandler {
  return createRoute(
    async ({ request, params, at }) => {
      const accessKey = params.accessKey ?? '';
      const openedShare = findOpenedShare(accessKey);
      const access = openedShare ?? (await sharedPetOf(request, accessKey, at));
      if (access && section !== undefined && !access.sections.includes(section)) throw notFoundError();
      if (access) {
        const { headers, method } = request;
        if (!openedShare) {
          countAfterAnswer(access, { headers, method, sessionSecret: await requestSessionSecret(request), at });
        }
        return { access };
      }
      await countMiss(request, 'share-miss');
      throw notFoundError();
    },
    options,
    { caller: 'share' },
  );
}
