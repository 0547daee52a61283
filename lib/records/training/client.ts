import { apiSend } from '@/lib/browser/api/api-client';
import { type CollectionClient, collectionClient } from '@/lib/collections/client';
import type { Practice } from './practice';
import type { PracticeInput, PracticePatch, SkillInput, SkillPatch } from './schema';
import type { Skill } from './skill';

type NewSkill = Partial<SkillInput> & Pick<SkillInput, 'name'>;

export const skillsClient = collectionClient<Skill, NewSkill, SkillPatch>('training');

export function practicesClient(skillId: string): CollectionClient<Practice, PracticeInput, PracticePatch> {
  return collectionClient(`training/${skillId}/sessions`);
}

export async function setCheck(petId: string, list: string, item: string, done: boolean): Promise<void> {
  await apiSend(done ? 'PUT' : 'DELETE', `/api/pets/${petId}/training/checks/${list}/${item}`);
}
