import { allergies } from '@/lib/collections/columns/allergies';
import { comparedFields } from '@/lib/collections/compared-fields';
import { choiceField, noteField } from '@/lib/versions/entry-fields';
import type { Allergy } from './allergy';

export const allergyFields = comparedFields<Allergy>('allergies', allergies, {
  severity: choiceField('severity', 'allergies.severity', 'allergies.severities'),
  reaction: noteField('allergies.reaction'),
  note: noteField(),
});
