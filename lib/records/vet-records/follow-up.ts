import type { Day } from '@/lib/core/time/dates';
import type { VetRecord } from './vet-record';

export type FollowUpState = 'none' | 'planned' | 'due' | 'done';

export function followUpState(
  { followUpOn, followedUpAt }: Pick<VetRecord, 'followUpOn' | 'followedUpAt'>,
  today: Day,
): FollowUpState {
  if (followUpOn === null) return 'none';
  if (followedUpAt !== null) return 'done';
  return followUpOn <= today ? 'due' : 'planned';
}
