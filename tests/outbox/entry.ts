import { type Fate, FieldHistory, StateHistory } from './history';

/** An entry in the model: values, their writers, the values they replaced, and the responses. */
export class Entry {
  readonly fields = new Map<string, FieldHistory>();
  /** Existence, changed by removals and restores. */
  readonly there = new StateHistory();
  /** Id under which the server already had this entry. */
  alias: string | null = null;

  constructor(
    readonly id: string,
    readonly collection: string,
    readonly parentId: string | null,
    readonly device: string,
    /** Fate of its creation. `unknown` also if it may have been sent before it was taken back. */
    public fate: Fate,
    /** Key shared by duplicates: a curriculum skill, a planned dose. */
    readonly same: string | null = null,
  ) {}

  field(name: string): FieldHistory {
    const history = this.fields.get(name) ?? new FieldHistory();
    this.fields.set(name, history);
    return history;
  }
}
