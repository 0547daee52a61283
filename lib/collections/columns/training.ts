import type { ColumnsOf } from '../column';

export const training = {
  name: { activity: true },
  stage: { activity: true },
  category: {},
  note: { activity: true },
  curriculumId: { computed: true },
} as const satisfies ColumnsOf<'Skill'>;
