export class Repeated<Entry> {
  constructor(readonly entry: Entry) {}
}

export type CreateResult<Entry> = Entry | Repeated<Entry>;

export function entryOf<Entry>(createdEntry: CreateResult<Entry>): Entry {
  return createdEntry instanceof Repeated ? createdEntry.entry : createdEntry;
}

export function answerOf(result: unknown, status: number): { status: number; body: unknown } {
  return result instanceof Repeated ? { status: 200, body: result.entry } : { status, body: result };
}
