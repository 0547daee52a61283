import type { Locale } from '@/lib/core/i18n/locales';
import data from './data/training.json';
import type { Category, ChecklistId } from './vocabulary';

// For the server only; what a browser needs of it comes as finished words.

export type Words = Record<Locale, string>;

/** A skill that is offered. */
export interface CurriculumSkill {
  id: string;
  name: Words;
  level: number;
  category: Category;
  /** When it can be called learnt: "8 of 10 on cue". */
  done: Words;
}

export interface CheckItem {
  id: string;
  /** Part of a longer list. */
  group?: string;
  name: Words;
}

export interface Checklist {
  id: ChecklistId;
  species: string[];
  /** For animals of less than a year. */
  young: boolean;
  items: CheckItem[];
}

const skills = data.skills as Record<string, CurriculumSkill[]>;
const checklists = data.checklists as Checklist[];
const byId = new Map(
  Object.values(skills)
    .flat()
    .map((skill) => [skill.id, skill]),
);

/** What is offered to a kind of animal, in the order of the data; nothing for most of them. */
export function curriculumOf(type: string): readonly CurriculumSkill[] {
  return Object.hasOwn(skills, type) ? (skills[type] ?? []) : [];
}

export function findCurriculumSkill(id: string | null): CurriculumSkill | undefined {
  return id === null ? undefined : byId.get(id);
}

/**
 * The lists of a kind of animal; those of puppies and kittens for the first year of life, while the age is unknown, and
 * for whoever has begun one.
 * @param months completed months of life, null when the date of birth is unknown
 */
export function checklistsOf(type: string, months: number | null, begun: ReadonlySet<string>): readonly Checklist[] {
  return checklists.filter(
    ({ id, species, young }) => species.includes(type) && (!young || months === null || months < 12 || begun.has(id)),
  );
}

/** Whether a list has such a line. */
export function isCheckItem(list: string, item: string): boolean {
  return checklists.some(({ id, items }) => id === list && items.some((one) => one.id === item));
}

/**
 * A skill in the reader's words. One of the curriculum is stored in the language in which it was chosen; a name that
 * its owner gave it stays.
 */
export function skillName(
  { name, curriculumId }: { name: string; curriculumId: string | null },
  locale: Locale,
): string {
  const known = findCurriculumSkill(curriculumId)?.name;
  return known && Object.values(known).includes(name) ? known[locale] : name;
}
