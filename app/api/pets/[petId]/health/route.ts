import { petRoute } from '@/lib/access/route';
import { dayIn } from '@/lib/core/dates';
import { getHealth } from '@/lib/health/queries';

export const GET = petRoute('view', {
  handle: ({ access, viewer, locale, at }) => getHealth(access, locale, dayIn(at, viewer.timeZone ?? 'UTC')),
});
