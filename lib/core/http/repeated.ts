export class Repeated<Entry> {
  constructor(readonly entry: Entry) {}
}

export type CreateResult<Entry> = Entry | Repeated<Entry>;

export function entryOf<Entry>(created: CreateResult<Entry>): Entry {
  return created instanceof Repeated ? created.entry : created;
}

export function answerOf(result: unknown, status: number): { status: number; body: unknown } {
  return result instanceof Repeated ? { status: 200, body: result.entry } : { status, body: result };
}
