import { feedRoute } from '@/lib/access/route';
import { calendarCall } from '@/lib/overviews/calendar-feed/calls';

export const GET = feedRoute({ handle: calendarCall });
