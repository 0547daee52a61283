import type { Person } from './people';
import { type Line, parseAnswer, stalledSenders } from './raw-http';
import { peakMiBUntil, residentMiB } from './resident';

const MB = 1_000_000;
const KIB = 1024;
const multipart = 'multipart/form-data; boundary=x';

export function kinds(petId: string) {
  return {
    page: { path: '/terms', type: 'application/x-www-form-urlencoded', declared: 9 * MB, sent: 8 * MB, status: 405 },
    upload: { path: `/api/pets/${petId}/photos`, type: multipart, declared: 5 * MB, sent: 4.9 * MB, status: 408 },
    'upload too long': {
      path: `/api/pets/${petId}/documents`,
      type: multipart,
      declared: 9 * MB,
      sent: 8 * MB,
      status: 408,
    },
    JSON: { path: '/api/pets', type: 'application/json', declared: 250 * KIB, sent: 249 * KIB, status: 408 },
    'public JSON': {
      path: '/api/auth/login',
      type: 'application/json',
      declared: 250 * KIB,
      sent: 249 * KIB,
      status: 408,
    },
  };
}

export interface Stalled {
  restMiB: number;
  mostMiB: number;
  /** Count by status. 0 means closed without a response. */
  statuses: Record<number, number>;
  ms: number;
}

export async function stall(
  count: number,
  by: Person,
  sending: ReturnType<typeof kinds>['page'],
  pid?: string,
): Promise<Stalled> {
  const restMiB = residentMiB(pid);
  const lines: Line[] = await stalledSenders(count, { ...sending, visitor: by, url: by.at });
  const all = Promise.all(lines.map(({ closed }) => closed));
  const mostMiB = await peakMiBUntil(all, pid);
  const endedBodies = await all;
  const statuses: Record<number, number> = {};
  for (const { text } of endedBodies) {
    const { status } = parseAnswer(text);
    statuses[status || 0] = (statuses[status || 0] ?? 0) + 1;
  }
  return { restMiB, mostMiB, statuses, ms: Math.max(...endedBodies.map(({ ms }) => ms)) };
}
