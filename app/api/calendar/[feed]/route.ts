import { feedRoute } from '@/lib/access/route';
import { calendarCall } from '@/lib/calendar-feed/calls';

export const GET = feedRoute({ handle: calendarCall });
