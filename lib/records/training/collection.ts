import 'server-only';
import { petCollection } from '@/lib/collections/store';
import { findCurriculumSkill } from './curriculum';
import {
  type SkillInput,
  type SkillPatch,
  skillInput,
  skillPatch,
  type TrainingSessionInput,
  type TrainingSessionPatch,
  trainingSessionInput,
  trainingSessionPatch,
} from './schema';
import { type Skill, skillColumns, toSkill } from './skill';
import {
  checkTrainingSession,
  type TrainingSession,
  type TrainingSessionRow,
  toTrainingSession,
  trainingSessionColumns,
} from './training-session';

/** Use `addSkill` (mutations.ts) to create skills. It adds skills of the curriculum only once. */
export const skills = petCollection<Skill, Skill, SkillInput, SkillPatch>({
  name: 'training',
  input: () => skillInput,
  patch: () => skillPatch,
  columns: skillColumns,
  newestBy: 'createdAt',
  toItem: toSkill,
  toColumns: (input) => ({ ...input }),
  check: ({ curriculumId }): Record<string, string> =>
    curriculumId !== null && !findCurriculumSkill(curriculumId) ? { curriculumId: 'entries.validation.invalid' } : {},
});

/** mutations.ts checks that the skill belongs to the pet. */
export const trainingSessions = petCollection<
  TrainingSessionRow,
  TrainingSession,
  TrainingSessionInput & { skillId?: string },
  TrainingSessionPatch
>({
  name: 'sessions',
  input: trainingSessionInput,
  patch: trainingSessionPatch,
  columns: trainingSessionColumns,
  newestBy: 'practisedAt',
  toItem: toTrainingSession,
  toColumns: (input) => ({ ...input }),
  check: checkTrainingSession,
});
