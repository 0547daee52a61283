import type { Stage } from './vocabulary';

export const skillColumns = {
  id: true,
  curriculumId: true,
  name: true,
  category: true,
  stage: true,
  note: true,
} as const;

export interface Skill {
  id: string;
  curriculumId: string | null;
  name: string;
  category: string | null;
  /** Set by the owner; rules only suggest. */
  stage: Stage;
  note: string | null;
}

export function toSkill({ id, curriculumId, name, category, stage, note }: Skill): Skill {
  return { id, curriculumId, name, category, stage, note };
}
