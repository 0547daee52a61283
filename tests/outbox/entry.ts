import { type Fate, FieldHistory, StateHistory } from './history';

/** An entry as the model knows it: what was typed, by whom, over what, and what was said to that. */
export class Entry {
  readonly fields = new Map<string, FieldHistory>();
  /** Whether it is there, which removals and restores set. */
  readonly there = new StateHistory();
  /** Where the server answered that it was there already, under another id. */
  alias: string | null = null;

  constructor(
    readonly id: string,
    readonly collection: string,
    readonly parentId: string | null,
    readonly device: string,
    /** Of its creation. `unknown` also where it may have been sent before it was taken back. */
    public fate: Fate,
    /** What makes it the same as another one: a skill of the curriculum, a planned dose. */
    readonly same: string | null = null,
  ) {}

  field(name: string): FieldHistory {
    const history = this.fields.get(name) ?? new FieldHistory();
    this.fields.set(name, history);
    return history;
  }
}
