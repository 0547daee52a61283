import { type EntryOf, entryOf, type RowOf, selectOf } from '@/lib/collections/column';
import { training } from '@/lib/collections/columns/training';

export const skillColumns = /* @__PURE__ */ selectOf(training);

export type Skill = EntryOf<'Skill', typeof training>;

export type SkillRow = RowOf<'Skill', typeof training>;

export const toSkill = (row: SkillRow): Skill => entryOf<'Skill', typeof training>(training, row);
