import { feedRoute } from '@/lib/access/route';
import { calendarCall } from '@/lib/sharing/calendar-feed/calls';

export const GET = feedRoute({ handle: calendarCall });
