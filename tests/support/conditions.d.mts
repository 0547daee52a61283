export interface Condition {
  start: number;
  end: number;
  line: number;
  condition: string;
}

export function conditionsIn(file: string, text: string): Condition[];
