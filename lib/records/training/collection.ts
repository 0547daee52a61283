import 'server-only';
import { petCollection } from '@/lib/collections/store';
import { findCurriculumSkill } from './curriculum';
import { checkPractice, type Practice, type PracticeRow, practiceColumns, toPractice } from './practice';
import {
  type PracticeInput,
  type PracticePatch,
  practiceInput,
  practicePatch,
  type SkillInput,
  type SkillPatch,
  skillInput,
  skillPatch,
} from './schema';
import { type Skill, type SkillRow, skillColumns, toSkill } from './skill';

/** Create skills through `addSkill` (mutations.ts), which adds none of the curriculum twice. */
export const skills = petCollection<SkillRow, Skill, SkillInput, SkillPatch>({
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
export const practices = petCollection<PracticeRow, Practice, PracticeInput & { skillId?: string }, PracticePatch>({
  name: 'sessions',
  input: practiceInput,
  patch: practicePatch,
  columns: practiceColumns,
  newestBy: 'practisedAt',
  toItem: toPractice,
  toColumns: (input) => ({ ...input }),
  check: checkPractice,
});
