/** The answer of a create whose entry was there already: 200 with it, as it is now. */
export class Repeated<Entry> {
  constructor(readonly entry: Entry) {}
}

export type Created<Entry> = Entry | Repeated<Entry>;

export function entryOf<Entry>(created: Created<Entry>): Entry {
  return created instanceof Repeated ? created.entry : created;
}

/** @param status of an entry that is new */
export function answerOf(result: unknown, status: number): { status: number; body: unknown } {
  return result instanceof Repeated ? { status: 200, body: result.entry } : { status, body: result };
}
