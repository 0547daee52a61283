import type { FactPart } from '@/lib/core/config/paths';
import { allergyFields } from '@/lib/records/allergies/fields';
import { conditionFields } from '@/lib/records/conditions/fields';
import { labReportFields } from '@/lib/records/lab-reports/fields';
import { medicationFields } from '@/lib/records/medications/fields';
import { treatmentFields } from '@/lib/records/treatments/fields';
import { vaccinationFields } from '@/lib/records/vaccinations/fields';
import type { Vaccination } from '@/lib/records/vaccinations/vaccination';
import { vetRecordFields } from '@/lib/records/vet-records/fields';
import { vitalFields } from '@/lib/records/vitals/fields';
import { weightFields } from '@/lib/records/weights/fields';
import type { EntryField } from '@/lib/versions/entry-fields';
import type { AnyFields } from '@/lib/versions/merge';

const antigens: EntryField<Vaccination> = {
  label: 'whoseWord.antigens',
  show: ({ antigens: held }) => held.join(', ') || null,
};

const fields = {
  allergies: allergyFields,
  conditions: conditionFields,
  'lab-reports': labReportFields,
  medications: medicationFields,
  treatments: treatmentFields,
  vaccinations: { ...vaccinationFields, antigens },
  'vet-records': vetRecordFields,
  vitals: vitalFields,
  weights: weightFields,
} as unknown as Readonly<Record<FactPart, AnyFields>>;

const titles: Record<FactPart, string> = {
  allergies: 'allergen',
  conditions: 'name',
  'lab-reports': 'laboratory',
  medications: 'name',
  treatments: 'product',
  vaccinations: 'vaccine',
  'vet-records': 'reason',
  vitals: 'kind',
  weights: 'grams',
};

export interface FactFields {
  title: string;
  /** Other facts in the order of the form. */
  others: string[];
  all: AnyFields;
}

/** @param columns those that carry a source mark */
export function factFields(part: FactPart, columns: readonly string[]): FactFields {
  const all = fields[part];
  const title = titles[part];
  return { title, others: Object.keys(all).filter((name) => columns.includes(name) && name !== title), all };
}

export function fieldsWith(all: AnyFields, columns: readonly string[]): string[] {
  return Object.keys(all).filter((name) => [name, ...(all[name]?.with ?? [])].some((one) => columns.includes(one)));
}
