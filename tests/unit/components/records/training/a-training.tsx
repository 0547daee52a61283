import { TrainingOverview } from '@/components/records/training/training-overview';
import type { Locale } from '@/lib/core/i18n/locales';
import type { LessonRoutine } from '@/lib/records/training/lesson';
import type { Skill } from '@/lib/records/training/skill';
import type { TrainingSession } from '@/lib/records/training/training-session';
import { renderInLanguage } from '@/tests/support/render-in-language';

export const at = new Date('2026-05-20T12:00:00Z');
// The UUIDv7 contains the creation time: May 1, 2026.
export const sit: Skill = {
  id: '019de0c8-7000-7000-8000-000000000000',
  curriculumId: 'sit',
  name: 'Sit',
  category: 'basic',
  stage: 'practising',
  note: null,
};
export const session = (day: number, successes: number, place: string): TrainingSession => ({
  id: `s${day}`,
  skillId: sit.id,
  practisedAt: `2026-05-${day}T10:00:00.000Z`,
  minutes: 5,
  attempts: 10,
  successes,
  distraction: 1,
  place,
  note: null,
});
export const good = [session(19, 9, 'Park'), session(18, 8, 'Kitchen'), session(17, 9, 'Park')];

interface Shown {
  skills?: (Skill & { sessions: TrainingSession[] })[];
  type?: string;
  checks?: { list: string; item: string; doneOn: string }[];
  routines?: LessonRoutine[];
  locale?: Locale;
  now?: Date;
}

export function overview({ skills = [], type = 'dog', checks = [], routines = [] }: Shown = {}) {
  return (
    <TrainingOverview
      training={{
        pet: { id: 'p1', name: 'Luna', type, gender: 'female', dateOfBirth: '2026-01-01' },
        skills: skills.map(({ sessions, ...skill }) => ({ ...skill, sessions: { items: sessions, nextCursor: null } })),
        recent: skills.flatMap(({ sessions }) => sessions),
        checks,
        routines,
      }}
    />
  );
}

export const renderTraining = ({ now = at, locale, ...shown }: Shown = {}) =>
  renderInLanguage(overview(shown), locale, { at: now });
