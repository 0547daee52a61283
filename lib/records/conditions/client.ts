import { collectionClient } from '@/lib/collections/client';
import type { Condition } from './condition';
import type { ConditionFormValues, ConditionInput, ConditionPatch } from './schema';

export const conditionsClient = collectionClient<Condition, ConditionFormValues, ConditionInput, ConditionPatch>(
  'conditions',
  { status: 'active', diagnosedOn: null, resolvedOn: null, whatToDo: null, note: null },
);
