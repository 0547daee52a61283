import * as z from 'zod';
import { type Day, daysBetween } from '@/lib/core/time/dates';
import { treatmentKinds } from '@/lib/records/treatments/vocabulary';
import { findVaccine } from '@/lib/records/vaccinations/catalogue';
import { type FacilityTemplate, readParts, writeTemplate } from './template';
import { templateLimits } from './vocabulary';

const { name, note, token, minDays, withinDays, stay } = templateLimits;

const day = z.iso.date();
const vaccineId = z.string().refine((id) => findVaccine(id) !== undefined);
const line = (most: number) => z.string().trim().max(most);

const template = z
  .strictObject({
    n: line(name).min(1),
    o: day,
    v: z.array(vaccineId).max(27),
    d: z.int().min(0).max(minDays),
    t: z.array(z.tuple([z.enum(treatmentKinds), z.int().min(1).max(withinDays)])).max(treatmentKinds.length),
    c: line(note),
  })
  .refine(({ v, t }) => v.length + t.length > 0);

export function readTemplate(text: unknown): FacilityTemplate | null {
  if (typeof text !== 'string' || text.length > token) return null;
  const { data } = template.safeParse(readParts(text));
  if (!data) return null;
  const treatments = data.t.map(([kind, days]) => ({ kind, withinDays: days }));
  return { name: data.n, asOf: data.o, vaccines: data.v, minDays: data.d, treatments, note: data.c };
}

type Query = Record<string, string | string[] | undefined>;

const numberIn = (value: unknown) => (typeof value === 'string' && /^\d{1,3}$/.test(value) ? Number(value) : 0);

export interface TemplateResult {
  token: string | null;
  isWrong: boolean;
}

export function templateOf(query: Query, today: Day): TemplateResult {
  if (query.name === undefined) return { token: null, isWrong: false };
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const templateText = writeTemplate({
    name: text(query.name),
    asOf: today,
    vaccines: [query.vaccine ?? []].flat(),
    minDays: numberIn(query.minDays),
    treatments: treatmentKinds
      .map((kind) => ({ kind, withinDays: numberIn(query[kind]) }))
      .filter(({ withinDays: days }) => days > 0),
    note: text(query.note),
  });
  return readTemplate(templateText) ? { token: templateText, isWrong: false } : { token: null, isWrong: true };
}

export interface StayPeriod {
  from: Day;
  until: Day;
}

export function readPeriod({ from, until }: Query): StayPeriod | null {
  const period = z.object({ from: day, until: day }).safeParse({ from, until }).data;
  if (!period) return null;
  const nights = daysBetween(period.from, period.until);
  return nights >= 0 && nights < stay ? period : null;
}

export const proofQuery = z.object({
  rules: z.string().max(token),
  from: day,
  until: day,
  lng: z.string().max(10).optional(),
});
export type ProofQuery = z.output<typeof proofQuery>;
