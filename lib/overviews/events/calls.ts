import 'server-only';
import type { Viewer } from '@/lib/access/viewer';
import type { RouteContext } from '@/lib/core/http/route';
import { AppError } from '@/lib/core/runtime/errors';
import { instantFromMs } from '@/lib/core/time/dates';
import type { Screen } from './hub';
import { hubOfProcess, listChangedPets, watchedPets } from './queries';
import type { EventsQuery } from './schema';
import { openStream, STREAM_TYPE, streamHeaders } from './stream';

type EventsContext = RouteContext & { viewer: Viewer; query: EventsQuery };

export async function eventsCall(context: EventsContext): Promise<Response | object> {
  const { request, viewer, at } = context;
  const pets = (await watchedPets([viewer.sessionId], at)).get(viewer.sessionId) ?? [];
  if (!request.headers.get('accept')?.includes(STREAM_TYPE)) {
    const since = context.query.since ?? at;
    return { changed: (await listChangedPets(pets, since)).length > 0, watched: pets.length > 0, at: at.toISOString() };
  }
  // Browsers do not reconnect after this status.
  if (pets.length === 0) return new Response(null, { status: 204, headers: { 'Cache-Control': 'private, no-store' } });
  return streamOf(context, pets);
}

/** Reconnecting browsers send the id of the last event, which is a timestamp here. */
function sinceOf({ request, query }: EventsContext): Date | undefined {
  const last = Date.parse(request.headers.get('last-event-id') ?? '');
  return Number.isNaN(last) ? query.since : instantFromMs(Math.max(last, query.since?.getTime() ?? 0));
}

async function streamOf(context: EventsContext, pets: readonly string[]): Promise<Response> {
  const { request, viewer } = context;
  const hub = hubOfProcess();
  const { body, ...writer } = openStream(() => hub.leave(screen));
  const screen: Screen = { sessionId: viewer.sessionId, ...writer };
  if (!hub.open(screen, pets)) {
    throw new AppError('unavailable', 'Too many open pages. Please ask again later.', { retryAfter: 60 });
  }
  request.signal.addEventListener('abort', screen.close);
  const since = sinceOf(context);
  // Reads after opening the stream, so that no change in between is missed.
  const missedPets = since ? await listChangedPets(pets, since).catch(() => pets) : [];
  if (missedPets.length > 0) screen.send({ name: 'pets' });
  return new Response(body, { headers: streamHeaders });
}
