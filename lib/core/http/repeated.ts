/** Result of a create whose entry already existed. Answered as 200 with the entry in its current state. */
export class Repeated<Entry> {
  constructor(readonly entry: Entry) {}
}

export type Created<Entry> = Entry | Repeated<Entry>;

export function entryOf<Entry>(created: Created<Entry>): Entry {
  return created instanceof Repeated ? created.entry : created;
}

/** @param status status for a new entry */
export function answerOf(result: unknown, status: number): { status: number; body: unknown } {
  return result instanceof Repeated ? { status: 200, body: result.entry } : { status, body: result };
}
