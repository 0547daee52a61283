import { petRoute } from '@/lib/access/route';
import { dayIn } from '@/lib/core/time/dates';
import { getHealth } from '@/lib/overviews/health/queries';

export const GET = petRoute('view', {
  token: 'read',
  handle: ({ access, viewer, locale, at }) => getHealth(access, locale, dayIn(at, viewer.timeZone)),
});
