import { type Fate, FieldHistory, StateHistory } from './history';

/** Entry in the model: its values, their writers, the values they replaced, and the responses. */
export class Entry {
  readonly fields = new Map<string, FieldHistory>();
  /** Existence of the entry, changed by removals and restores. */
  readonly there = new StateHistory();
  /** Id of the entry that the server already had in place of this one. */
  alias: string | null = null;

  constructor(
    readonly id: string,
    readonly collection: string,
    readonly parentId: string | null,
    readonly device: string,
    /** Fate of the entry's creation. Also `unknown` if it may have been sent before it was taken back. */
    public fate: Fate,
    /** Key shared by duplicates, such as a curriculum skill or a planned dose. */
    readonly same: string | null = null,
  ) {}

  field(name: string): FieldHistory {
    const history = this.fields.get(name) ?? new FieldHistory();
    this.fields.set(name, history);
    return history;
  }
}
