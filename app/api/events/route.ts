import { memberRoute } from '@/lib/access/route';
import { eventsCall } from '@/lib/overviews/events/calls';
import { eventsQuery } from '@/lib/overviews/events/schema';

export const GET = memberRoute({ query: eventsQuery, handle: eventsCall });
