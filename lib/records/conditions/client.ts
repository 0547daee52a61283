import { collectionClient } from '@/lib/collections/client';
import type { Condition } from './condition';
import type { ConditionInput, ConditionPatch } from './schema';

export const conditionsClient = collectionClient<Condition, ConditionInput, ConditionPatch>('conditions');
