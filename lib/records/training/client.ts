import { apiSend } from '@/lib/browser/api/api-client';
import { sendOrStore } from '@/lib/browser/outbox/send-or-store';
import { type CollectionClient, collectionClient } from '@/lib/collections/client';
import type { SkillInput, SkillPatch, TrainingSessionBody, TrainingSessionInput, TrainingSessionPatch } from './schema';
import type { Skill } from './skill';
import type { TrainingSession } from './training-session';

type NewSkill = Partial<SkillInput> & Pick<SkillInput, 'name'>;

export const skillsClient = collectionClient<Skill, NewSkill, NewSkill, SkillPatch>('training', {
  stage: 'learning',
  category: null,
  curriculumId: null,
  note: null,
});

export function trainingSessionsClient(
  skillId: string,
): CollectionClient<TrainingSession, TrainingSessionInput, TrainingSessionPatch> {
  return collectionClient<TrainingSession, TrainingSessionBody, TrainingSessionInput, TrainingSessionPatch>(
    `training/${skillId}/sessions`,
    { skillId, attempts: null, successes: null, distraction: null, place: null, note: null },
  );
}

export async function setCheck(petId: string, list: string, item: string, done: boolean): Promise<void> {
  const path = `/api/pets/${petId}/training/checks/${list}/${item}`;
  const about = { collection: 'checks', petId, entryId: `${list}/${item}`, path, shown: { list, item } };
  const checkChange = done
    ? ({ verb: 'create', method: 'PUT' } as const)
    : ({ verb: 'remove', method: 'DELETE' } as const);
  await sendOrStore<unknown>({ ...about, ...checkChange }, () => apiSend(checkChange.method, path));
}
