import { type Fate, FieldHistory, StateHistory } from './history';

export class Entry {
  readonly fields = new Map<string, FieldHistory>();
  readonly there = new StateHistory();
  alias: string | null = null;

  constructor(
    readonly id: string,
    readonly collection: string,
    readonly parentId: string | null,
    readonly device: string,
    public fate: Fate,
    readonly same: string | null = null,
  ) {}

  field(name: string): FieldHistory {
    const history = this.fields.get(name) ?? new FieldHistory();
    this.fields.set(name, history);
    return history;
  }
}
