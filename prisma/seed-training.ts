import { db } from '@/lib/core/db/client';
import { addMs, DAY } from '@/lib/core/time/dates';
import { newId } from '@/lib/core/validation/ids';
import { findCurriculumSkill } from '@/lib/records/training/curriculum';
import type { Stage } from '@/lib/records/training/vocabulary';

// One skill per stage, one of them ready for the next.

type Type = 'dog' | 'cat' | 'rabbit';

const places = { en: ['Kitchen', 'Park', 'Garden'], es: ['Cocina', 'Parque', 'Jardín'] } as const;

const skills: Record<Type, { id: string; stage: Stage; ago: number; successes: number[] }[]> = {
  dog: [
    { id: 'sit', stage: 'mastered', ago: 45, successes: [7, 8, 9, 9] },
    { id: 'come', stage: 'practising', ago: 2, successes: [4, 6, 8, 9, 9] },
    { id: 'leave', stage: 'learning', ago: 1, successes: [3, 5] },
  ],
  cat: [{ id: 'c.carrier', stage: 'learning', ago: 3, successes: [2, 4, 7] }],
  rabbit: [],
};

export async function seedTraining(petId: string, type: Type, locale: 'en' | 'es', at: Date): Promise<void> {
  for (const { id: curriculumId, stage, ago, successes } of skills[type]) {
    const knownSkill = findCurriculumSkill(curriculumId);
    if (!knownSkill) throw new Error(`the curriculum has no ${curriculumId}`);
    const entry = () => ({ id: newId(), petId, createdAt: at, updatedAt: at });
    const skill = { ...entry(), curriculumId, name: knownSkill.name[locale], category: knownSkill.category, stage };
    await db().skill.create({ data: skill });
    await db().trainingSession.createMany({
      data: successes.map((count, index) => ({
        ...entry(),
        skillId: skill.id,
        practisedAt: addMs(at, -(ago + 2 * (successes.length - 1 - index)) * DAY),
        minutes: 5 + index,
        attempts: 10,
        successes: count,
        distraction: Math.min(3, index),
        place: places[locale][index % 3] ?? null,
      })),
    });
  }
}
