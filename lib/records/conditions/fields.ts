import { conditions } from '@/lib/collections/columns/conditions';
import { comparedFields } from '@/lib/collections/compared-fields';
import { choiceField, noteField } from '@/lib/versions/entry-fields';
import type { Condition } from './condition';

export const conditionFields = comparedFields<Condition>('conditions', conditions, {
  status: choiceField('status', 'conditions.status', 'conditions.statuses'),
  whatToDo: noteField('conditions.whatToDo'),
  note: noteField(),
});
