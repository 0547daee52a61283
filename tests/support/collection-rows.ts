import { type CollectionName, collectionEntry } from '@/lib/collections/registry';
import { collectionTable } from '@/lib/collections/table';
import { db } from '@/lib/core/db/client';
import { newId } from '@/lib/core/validation/ids';
import { noon } from './members';

interface Sample {
  columns: Record<string, unknown>;
  title: string | null;
}

const day = new Date('2026-03-07');
const stamps = { createdAt: noon, updatedAt: noon };
const picture = { photoKey: 'x', takenAt: noon, width: 1, height: 1, placeholder: '', bytes: 1, sentBytes: 1 };
const aLabResult = {
  ...{ analyte: 'creatinine', name: 'CREA', value: 1.9, comparator: null, text: null, unit: 'mg/dL' },
  ...{ low: 0.5, high: 1.8, flag: 'high' },
};
const task = { kind: 'feeding', title: 'Breakfast', weekdays: [1], timeOfDay: '08:00', timeZone: 'UTC' };

const samples: Record<CollectionName, Sample> = {
  weights: { columns: { measuredAt: noon, grams: 4200 }, title: null },
  vaccinations: { columns: { vaccine: 'dog.rabies', givenOn: day }, title: 'dog.rabies' },
  vitals: { columns: { kind: 'temperature', value: 38, measuredAt: noon }, title: 'temperature' },
  symptoms: { columns: { kind: 'vomiting', noticedAt: noon }, title: 'vomiting' },
  'lab-reports': { columns: { sampledOn: day, laboratory: 'IDEXX', results: [aLabResult] }, title: 'IDEXX' },
  measures: { columns: { kind: 'other', name: 'Water drunk', unit: 'mL' }, title: 'Water drunk' },
  readings: { columns: { measuredAt: noon, value: 250, unit: 'mL' }, title: 'Water drunk' },
  conditions: { columns: { name: 'Arthritis', status: 'active' }, title: 'Arthritis' },
  allergies: { columns: { allergen: 'Chicken', severity: 'mild' }, title: 'Chicken' },
  medications: {
    columns: { name: 'Apoquel', frequency: 'SID', startsOn: day, timeZone: 'UTC', steps: [] },
    title: 'Apoquel',
  },
  treatments: { columns: { kind: 'worms', product: 'Milbemax', givenAt: noon }, title: 'Milbemax' },
  routines: { columns: task, title: 'Breakfast' },
  training: { columns: { name: 'Recall', stage: 'learning' }, title: 'Recall' },
  sessions: { columns: { practisedAt: noon, minutes: 5 }, title: 'Sit' },
  appointments: { columns: { startsAt: noon, timeZone: 'UTC', kind: 'vet', status: 'planned' }, title: 'vet' },
  'vet-records': { columns: { visitedOn: day, description: '', clinic: 'Sun' }, title: 'Sun' },
  expenses: {
    columns: { paidOn: day, category: 'food', title: 'Kibble', amountCents: 4590, currency: 'EUR' },
    title: 'Kibble',
  },
  photos: { columns: { ...picture, caption: 'At the sea' }, title: 'At the sea' },
  documents: {
    columns: { name: 'Report.pdf', contentType: 'application/pdf', fileKey: 'y', bytes: 1 },
    title: 'Report.pdf',
  },
};

export const sampleTitle = (name: CollectionName) => samples[name].title;

export async function aSkill(petId: string): Promise<string> {
  const data = { id: newId(), petId, name: 'Sit', stage: 'learning' as const, ...stamps };
  return (await db().skill.create({ data, select: { id: true } })).id;
}

async function aMeasure(petId: string): Promise<string> {
  const data = { id: newId(), petId, kind: 'other' as const, name: 'Water drunk', unit: 'mL', ...stamps };
  const where = { petId, name: data.name, deletedAt: null };
  const existing = await db().measure.findFirst({ where, select: { id: true } });
  return (existing ?? (await db().measure.create({ data, select: { id: true } }))).id;
}

async function parentOf(name: CollectionName, petId: string, skillId: string): Promise<object> {
  const { parent } = collectionEntry(name);
  if (parent === 'measures') return { measureId: await aMeasure(petId) };
  return parent ? { skillId } : {};
}

export async function addRow(
  name: CollectionName,
  { petId, skillId, deletedAt }: { petId: string; skillId: string; deletedAt: Date | null },
): Promise<string> {
  const parent = await parentOf(name, petId, skillId);
  const data = { id: newId(), petId, ...stamps, ...parent, deletedAt, ...samples[name].columns };
  const row = await collectionTable<{ id: string }>(name).create({ data, select: { id: true } });
  return row.id;
}
