import { choiceField, dayField, type EntryFields, noteField, textField } from '@/lib/versions/entry-fields';
import type { Condition } from './condition';

export const conditionFields: EntryFields<Condition> = {
  name: textField('conditions.name'),
  status: choiceField('status', 'conditions.status', 'conditions.statuses'),
  diagnosedOn: dayField('diagnosedOn', 'conditions.diagnosedOn'),
  resolvedOn: dayField('resolvedOn', 'conditions.resolvedOn'),
  whatToDo: noteField('conditions.whatToDo'),
  note: noteField(),
};
