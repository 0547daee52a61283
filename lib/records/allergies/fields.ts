import { choiceField, type EntryFields, noteField, textField } from '@/lib/versions/entry-fields';
import type { Allergy } from './allergy';

export const allergyFields: EntryFields<Allergy> = {
  allergen: textField('allergies.allergen'),
  severity: choiceField('severity', 'allergies.severity', 'allergies.severities'),
  reaction: noteField('allergies.reaction'),
  note: noteField(),
};
