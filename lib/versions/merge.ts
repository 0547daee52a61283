import { isSame } from '@/lib/core/validation/changed-values';
import type { EntryField, EntryFields } from './entry-fields';

export type Values = Readonly<Record<string, unknown>>;

/** Three versions of an entry, in the API's format. */
export interface Versions {
  opened: Values;
  changes: Values;
  current: Values;
}

export interface Merge {
  /** Fields that both changed to different values. */
  touched: string[];
  /** Fields that merge without a conflict. */
  fitting: { mine: string[]; theirs: string[] };
}

export type Choices = Readonly<Record<string, 'mine' | 'theirs' | 'both'>>;

export type AnyFields = EntryFields<Record<string, unknown>>;

const namesOf = (name: string, fields: AnyFields) => [name, ...(fields[name]?.with ?? [])];

export function mergeVersions({ opened, changes, current }: Versions, fields: AnyFields): Merge {
  const mine = { ...opened, ...changes };
  const differs = (name: string, one: Values, other: Values) =>
    namesOf(name, fields).some((each) => !isSame(one[each], other[each]));
  const names = Object.keys(fields);
  const byMe = names.filter((name) => differs(name, mine, opened));
  const byThem = names.filter((name) => differs(name, current, opened));
  const touchedNames = byMe.filter((name) => byThem.includes(name) && differs(name, mine, current));
  const others = (list: string[]) => list.filter((name) => !touchedNames.includes(name));
  return { touched: touchedNames, fitting: { mine: others(byMe), theirs: others(byThem) } };
}

function joinTexts(joins: EntryField<never>['joins'], mine: unknown, theirs: unknown): string {
  return [mine, theirs].filter(Boolean).join(joins === 'richText' ? '' : '\n');
}

/** Drops fields equal to the opened version, because saving them would undo someone else's change. */
function ownChanges({ opened, changes, current }: Versions, fields: AnyFields): Record<string, unknown> {
  const mine = { ...opened, ...changes };
  const groups = Object.keys(fields).map((name) => namesOf(name, fields));
  const isOwn = (name: string) => {
    const names = groups.find((group) => group.includes(name)) ?? [name];
    return [opened, current].every((other) => names.some((each) => !isSame(mine[each], other[each])));
  };
  return Object.fromEntries(Object.entries(changes).filter(([name]) => isOwn(name)));
}

export function chosenChanges(versions: Versions, choices: Choices, fields: AnyFields): Values {
  const { opened, changes, current } = versions;
  const mine = { ...opened, ...changes };
  const mergedChanges = ownChanges(versions, fields);
  for (const [name, choice] of Object.entries(choices)) {
    for (const each of namesOf(name, fields)) {
      if (choice === 'theirs') delete mergedChanges[each];
      else mergedChanges[each] = mine[each];
    }
    if (choice === 'both') mergedChanges[name] = joinTexts(fields[name]?.joins, mine[name], current[name]);
  }
  return mergedChanges;
}
