import { severities } from '@/lib/records/allergies/vocabulary';
import { conditionStatuses } from '@/lib/records/conditions/vocabulary';
import { treatmentKinds } from '@/lib/records/treatments/vocabulary';
import { vitalKinds } from '@/lib/records/vitals/vocabulary';
import type { TypedCollection } from './vocabulary';

type FieldKind = 'line' | 'text' | 'day' | 'moment' | 'time' | 'weight' | 'reading' | 'score' | 'choice';

export interface ProposedField {
  name: string;
  kind: FieldKind;
  choices?: readonly string[];
  isRequired?: boolean;
}

const line = (name: string): ProposedField => ({ name, kind: 'line' });
const day = (name: string): ProposedField => ({ name, kind: 'day' });
const choice = (name: string, choices: readonly string[]): ProposedField => ({ name, kind: 'choice', choices });
const requireField = (field: ProposedField): ProposedField => ({ ...field, isRequired: true });
const measuredAt: ProposedField = { name: 'measuredAt', kind: 'moment', isRequired: true };

export const proposedFields: Record<TypedCollection, readonly ProposedField[]> = {
  vaccinations: [
    requireField(line('vaccine')),
    ...[line('product'), line('batch'), requireField(day('givenOn')), day('validUntil'), line('manufacturer')],
  ],
  allergies: [requireField(line('allergen')), requireField(choice('severity', severities)), line('reaction')],
  conditions: [requireField(line('name')), requireField(choice('status', conditionStatuses)), day('diagnosedOn')],
  medications: [requireField(line('name')), line('dosage'), { name: 'instructions', kind: 'text' }, day('endsOn')],
  treatments: [
    requireField(choice('kind', treatmentKinds)),
    ...[requireField(line('product')), line('substance'), requireField({ name: 'givenAt', kind: 'moment' })],
    day('nextDueOn'),
  ],
  weights: [requireField({ name: 'grams', kind: 'weight' }), measuredAt, { name: 'bodyConditionScore', kind: 'score' }],
  vitals: [requireField(choice('kind', vitalKinds)), requireField({ name: 'value', kind: 'reading' }), measuredAt],
  'vet-records': [
    requireField(day('visitedOn')),
    line('reason'),
    requireField({ name: 'description', kind: 'text' }),
    { name: 'diagnosis', kind: 'text' },
    day('followUpOn'),
  ],
  appointments: [
    requireField(day('startsAt')),
    requireField({ name: 'time', kind: 'time' }),
    line('title'),
    line('place'),
  ],
};
