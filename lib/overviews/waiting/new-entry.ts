import type { WaitingWrite } from '@/lib/browser/outbox/waiting';
import type { AnyFields } from '@/lib/versions/merge';

/** Collections whose entries are useless without their file, which was deleted with them. */
const WITH_FILE = new Set(['photos', 'documents']);

export function canBeNew({ verb, opened, collection }: WaitingWrite): boolean {
  return verb === 'change' && opened !== null && !WITH_FILE.has(collection);
}

const namesIn = (fields: AnyFields) =>
  Object.entries(fields).flatMap(([name, field]) => [name, ...(field?.with ?? [])]);

export function asNewEntry({ opened, body, path }: WaitingWrite, fields: AnyFields, id: string): Partial<WaitingWrite> {
  const before = opened ?? {};
  const typedNames = namesIn(fields).filter((name) => Object.hasOwn(before, name));
  const entry = { ...Object.fromEntries(typedNames.map((name) => [name, before[name]])), ...body, id };
  return {
    verb: 'create',
    method: 'POST',
    path: path.slice(0, path.lastIndexOf('/')),
    entryId: id,
    body: entry,
    opened: null,
    shown: entry,
    tries: 0,
  };
}
