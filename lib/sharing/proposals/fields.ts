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
const required = (field: ProposedField): ProposedField => ({ ...field, isRequired: true });
const measuredAt: ProposedField = { name: 'measuredAt', kind: 'moment', isRequired: true };

export const proposedFields: Record<TypedCollection, readonly ProposedField[]> = {
  vaccinations: [
    required(line('vaccine')),
    ...[line('product'), line('batch'), required(day('givenOn')), day('validUntil'), line('manufacturer')],
  ],
  allergies: [required(line('allergen')), required(choice('severity', severities)), line('reaction')],
  conditions: [required(line('name')), required(choice('status', conditionStatuses)), day('diagnosedOn')],
  medications: [required(line('name')), line('dosage'), { name: 'instructions', kind: 'text' }, day('endsOn')],
  treatments: [
    required(choice('kind', treatmentKinds)),
    ...[required(line('product')), line('substance'), required({ name: 'givenAt', kind: 'moment' })],
    day('nextDueOn'),
  ],
  weights: [required({ name: 'grams', kind: 'weight' }), measuredAt, { name: 'bodyConditionScore', kind: 'score' }],
  vitals: [required(choice('kind', vitalKinds)), required({ name: 'value', kind: 'reading' }), measuredAt],
  'vet-records': [
    required(day('visitedOn')),
    line('reason'),
    required({ name: 'description', kind: 'text' }),
    { name: 'diagnosis', kind: 'text' },
    day('followUpOn'),
  ],
  appointments: [required(day('startsAt')), required({ name: 'time', kind: 'time' }), line('title'), line('place')],
};
