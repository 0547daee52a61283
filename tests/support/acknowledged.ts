import { randomUUID } from 'node:crypto';
import type { Person } from './people';
import { appUrl } from './visitor';

export interface Log {
  kept: Map<string, string>;
  unavailable: number;
  times: number[];
  others: string[];
}

/** The same word in two fields reveals a half-written visit. */
const visitBody = (word: string) => ({ visitedOn: '2026-03-07', description: `<p>${word}</p>`, reason: word });

export async function tokenOf(person: Person): Promise<string> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    const answer = await person.get('/api/csrf-token').catch(() => null);
    if (answer?.status === 200) return answer.body.token;
    await new Promise((later) => setTimeout(later, 20));
  }
  throw new Error('the app gives no token');
}

/** Retries unacknowledged writes with their idempotency key, as offline apps do. Exactly one must be stored. */
export async function writes(person: Person, petId: string, log: Log, isOver: () => boolean): Promise<void> {
  const token = await tokenOf(person);
  let word = randomUUID();
  while (!isOver()) {
    const began = performance.now();
    const key = { 'X-CSRF-Token': token, 'Idempotency-Key': word };
    const answer = await person.send('POST', `/api/pets/${petId}/vet-records`, visitBody(word), key).catch(() => null);
    if (answer?.status === 201) {
      log.kept.set(answer.body.id, word);
      word = randomUUID();
    } else {
      await new Promise((later) => setTimeout(later, 20));
    }
    // No response: the app is down and acknowledged nothing.
    if (answer === null) continue;
    log.times.push(performance.now() - began);
    if (answer.status === 503 && Number(answer.headers.get('retry-after')) > 0) log.unavailable += 1;
    else if (answer.status !== 201) log.others.push(`${answer.status} ${JSON.stringify(answer.body)}`);
  }
}

export async function storedVisits(person: Person, petId: string): Promise<Map<string, string[]>> {
  const storedWords = new Map<string, string[]>();
  let cursor = '';
  do {
    const path = `/api/pets/${petId}/vet-records?limit=200${cursor}`;
    const { status, body } = await person.get(path);
    if (status !== 200) throw new Error(`${appUrl()}${path} answered ${status}`);
    for (const { id, reason, description } of body.items) {
      storedWords.set(id, [reason, description.replace(/<[^>]+>/g, '')]);
    }
    cursor = body.nextCursor ? `&cursor=${encodeURIComponent(body.nextCursor)}` : '';
  } while (cursor);
  return storedWords;
}

/** Acknowledged visits that are missing or altered, half-written visits, and duplicates. */
export function lostOf(log: Log, storedWords: Map<string, string[]>): string[] {
  const lostWrites = [...log.kept].filter(([id, word]) => storedWords.get(id)?.some((part) => part !== word) ?? true);
  const halves = [...storedWords].filter(([, [reason, description]]) => reason !== description);
  const words = [...storedWords.values()].map(([reason]) => reason);
  const twice = words.filter((word, index) => words.indexOf(word) !== index);
  return [
    ...lostWrites.map(([id]) => `lost ${id}`),
    ...halves.map(([id]) => `half ${id}`),
    ...twice.map((word) => `twice ${word}`),
  ];
}
