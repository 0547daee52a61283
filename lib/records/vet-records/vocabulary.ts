export const vetRecordLimits = {
  description: 20_000,
  text: 200,
  diagnosis: 2000,
  links: 10,
  link: 2048,
  search: 100,
} as const;

/** Filters of the timeline. `papers` are PDF documents, `photos` are documents that are pictures. */
export const recordKinds = ['all', 'visits', 'papers', 'photos'] as const;
export type RecordKind = (typeof recordKinds)[number];

export const OTHER_DOCUMENTS = 100;

export function readKind(value: unknown): RecordKind {
  return recordKinds.find((kind) => kind === value) ?? 'all';
}
