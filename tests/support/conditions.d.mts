export interface Condition {
  kind: 'property' | 'sql';
  start: number;
  end: number;
  line: number;
  condition: string;
}

export function conditionsIn(file: string, text: string): Condition[];
export function withSwitches(text: string, conditions: readonly Condition[], first: number): string;
