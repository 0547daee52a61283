import { apiSend } from '@/lib/browser/api/api-client';
import { type CollectionClient, collectionClient } from '@/lib/collections/client';
import type { SkillInput, SkillPatch, TrainingSessionInput, TrainingSessionPatch } from './schema';
import type { Skill } from './skill';
import type { TrainingSession } from './training-session';

type NewSkill = Partial<SkillInput> & Pick<SkillInput, 'name'>;

export const skillsClient = collectionClient<Skill, NewSkill, SkillPatch>('training');

export function trainingSessionsClient(
  skillId: string,
): CollectionClient<TrainingSession, TrainingSessionInput, TrainingSessionPatch> {
  return collectionClient(`training/${skillId}/sessions`);
}

export async function setCheck(petId: string, list: string, item: string, done: boolean): Promise<void> {
  await apiSend(done ? 'PUT' : 'DELETE', `/api/pets/${petId}/training/checks/${list}/${item}`);
}
