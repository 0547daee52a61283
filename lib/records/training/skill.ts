import type { Stage } from './vocabulary';

export const skillColumns = {
  id: true,
  curriculumId: true,
  name: true,
  category: true,
  stage: true,
  note: true,
} as const;

export interface SkillRow {
  id: string;
  curriculumId: string | null;
  name: string;
  category: string | null;
  stage: string;
  note: string | null;
}

export interface Skill extends SkillRow {
  /** Set by the owner; rules only suggest. */
  stage: Stage;
}

export function toSkill({ id, curriculumId, name, category, stage, note }: SkillRow): Skill {
  return { id, curriculumId, name, category, stage: stage as Stage, note };
}
