import { ApiError } from '@/lib/browser/api/api-client';
import { etagOfAnswer } from '@/lib/core/http/etag';
import { changedValues } from '@/lib/core/validation/changed-values';
import type { Values } from '@/lib/versions/merge';
import { OvertakenError } from '@/lib/versions/overtaken-error';

type Send<Item> = (changes: Values, sending: { ifMatch?: string }) => Promise<Item>;

/**
 * Sends only changed fields, and only if the entry still has the opened version.
 * @param opened entry with its `updatedAt`; without it the write is unconditional
 * @param send makes the request
 * @throws OvertakenError
 */
export async function overwrite<Item extends object>(
  openedEntry: object,
  patch: object,
  send: Send<Item>,
): Promise<Item> {
  // Converts dates to JSON strings, the format in which the server compares them.
  const changes = changedValues(JSON.parse(JSON.stringify(patch)) as Values, { ...openedEntry });
  return attemptUpdate(openedEntry as Values, changes, send);
}

async function attemptUpdate<Item>(openedValues: Values, changes: Values, send: Send<Item>): Promise<Item> {
  if (Object.keys(changes).length === 0) return openedValues as Item;
  const etag = etagOfAnswer(openedValues);
  try {
    return await send(changes, etag === null ? {} : { ifMatch: etag });
  } catch (error) {
    const current = error instanceof ApiError && error.status === 412 ? error.failure?.current : undefined;
    if (current === undefined) throw error;
    const versions = { opened: openedValues, changes, current: { ...current } };
    throw new OvertakenError<Item>(versions, (chosenChanges) => attemptUpdate(versions.current, chosenChanges, send));
  }
}
