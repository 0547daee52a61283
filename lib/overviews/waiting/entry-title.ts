import type { WaitingWrite } from '@/lib/browser/outbox/waiting';

const names = new Map<string, readonly string[]>(
  Object.entries({
    vaccinations: ['vaccine'],
    vitals: ['kind'],
    symptoms: ['kind'],
    'lab-reports': ['laboratory'],
    measures: ['name', 'kind'],
    conditions: ['name'],
    allergies: ['allergen'],
    medications: ['name'],
    treatments: ['product'],
    routines: ['title'],
    training: ['name'],
    appointments: ['title', 'kind'],
    'vet-records': ['reason', 'clinic'],
    expenses: ['title', 'category'],
    photos: ['caption'],
    documents: ['name'],
    completions: ['title'],
    doses: ['title'],
  }),
);

/** @returns grams of a weight, otherwise the entry's name, if any */
export function entryTitle({ collection, opened, shown }: WaitingWrite): { grams: number } | { name: string } | null {
  const entry = { ...opened, ...shown };
  if (collection === 'weights') return typeof entry.grams === 'number' ? { grams: entry.grams } : null;
  for (const key of [...(names.get(collection) ?? []), 'rowTitle']) {
    const name = entry[key];
    if (typeof name === 'string' && name.trim() !== '') return { name };
  }
  return null;
}

export type WriteAction = 'create' | 'change' | 'remove' | 'restore' | 'tick' | 'skip' | 'untick' | 'give' | 'untake';

export function actionOf({ collection, verb, shown }: WaitingWrite): WriteAction {
  const isSkipped = shown.status === 'skipped';
  if (collection === 'doses') {
    if (verb === 'remove') return 'untake';
    return isSkipped ? 'skip' : 'give';
  }
  if (collection !== 'completions' && collection !== 'checks') return verb;
  if (verb === 'remove') return 'untick';
  return isSkipped ? 'skip' : 'tick';
}
