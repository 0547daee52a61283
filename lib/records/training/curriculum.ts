import type { Locale, LocalizedText } from '@/lib/core/i18n/locales';
import data from './data/training.json';
import type { Category, ChecklistId } from './vocabulary';

// Server only, because of the size of its data. Browsers receive finished texts.

export interface CurriculumSkill {
  id: string;
  name: LocalizedText;
  level: number;
  category: Category;
  done: LocalizedText;
}

export interface CheckItem {
  id: string;
  group?: string;
  name: LocalizedText;
}

export interface Checklist {
  id: ChecklistId;
  species: string[];
  young: boolean;
  items: CheckItem[];
}

const skills = new Map(Object.entries(data.skills as Record<string, CurriculumSkill[]>));
const checklists = data.checklists as Checklist[];
const byId = new Map<string | null, CurriculumSkill>([...skills.values()].flat().map((skill) => [skill.id, skill]));

export function curriculumOf(type: string): readonly CurriculumSkill[] {
  return skills.get(type) ?? [];
}

export function findCurriculumSkill(id: string | null): CurriculumSkill | undefined {
  return byId.get(id);
}

export function checklistsOf(
  type: string,
  months: number | null,
  startedSkills: ReadonlySet<string>,
): readonly Checklist[] {
  return checklists.filter(
    ({ id, species, young }) => species.includes(type) && (!young || (months ?? 0) < 12 || startedSkills.has(id)),
  );
}

export function isCheckItem(list: string, item: string): boolean {
  return checklists.some(({ id, items }) => id === list && items.some((one) => one.id === item));
}

/** Curriculum names are stored in the language of their selection and translated here. Renamed skills keep theirs. */
export function skillName(
  { name, curriculumId }: { name: string; curriculumId: string | null },
  locale: Locale,
): string {
  const skillTexts = findCurriculumSkill(curriculumId)?.name;
  return skillTexts && Object.values(skillTexts).includes(name) ? skillTexts[locale] : name;
}
