import { type ShareSection, shareSections } from './vocabulary';

export const sectionGroups = {
  identity: ['identification', 'insurance'],
  health: ['vaccinations', 'allergies', 'conditions', 'symptoms', 'medication', 'visits', 'labReports', 'documents'],
  measures: ['weight', 'vitals', 'measures'],
  day: ['routines'],
  contacts: ['contacts'],
  notes: ['notes'],
} as const satisfies Record<string, readonly ShareSection[]>;

export type SectionGroup = keyof typeof sectionGroups;

export const groupNames = Object.keys(sectionGroups) as SectionGroup[];

export interface Extent {
  extent: 'all' | 'except' | 'only' | 'face';
  groups: SectionGroup[];
}

const MAX_EXCEPTIONS = 2;

export function extentOf(sections: readonly ShareSection[]): Extent {
  const has = (section: ShareSection) => sections.includes(section);
  const visibleGroups = groupNames.filter((group) => sectionGroups[group].some(has));
  const hiddenGroups = groupNames.filter((group) => !visibleGroups.includes(group));
  if (visibleGroups.length === 0) return { extent: 'face', groups: [] };
  if (sections.length === shareSections.length) return { extent: 'all', groups: [] };
  const isWhole = visibleGroups.every((group) => sectionGroups[group].every(has));
  if (isWhole && hiddenGroups.length <= MAX_EXCEPTIONS) return { extent: 'except', groups: hiddenGroups };
  return { extent: 'only', groups: visibleGroups };
}
