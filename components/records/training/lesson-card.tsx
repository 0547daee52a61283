import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { Allowed } from '@/components/shell/allowed';
import { cn } from '@/components/ui/cn';
import { isolate, joinIsolated } from '@/lib/core/i18n/isolate';
import { addDays, formatTime, weekdayName, weekdayOf } from '@/lib/core/time/dates';
import type { Lesson } from '@/lib/records/training/lesson';
import type { Skill } from '@/lib/records/training/skill';
import { percentForNext } from '@/lib/records/training/stage';
import type { SkillView } from '@/lib/records/training/view';
import { StartLesson } from './start-lesson';

const PLACES = Array.from({ length: 10 }, (_, index) => index);

const placeClass = (place: number, { tries, successes }: SkillView['tries']) =>
  cn(place < successes && 'hit', place >= successes && place < tries && 'miss');

interface LessonCardProps {
  pet: { id: string; name: string; gender: string };
  skill: Skill;
  view: SkillView;
  planned: Lesson['planned'];
}

export function LessonCard({ pet, skill, view, planned }: LessonCardProps) {
  const t = useTranslations('training');
  const { tries } = view;
  return (
    <section aria-label={t('lesson.title')} className="cover-ground lesson">
      <p className="lesson-when">{usePlannedWords(planned)}</p>
      <h2 dir="auto">{isolate(view.name)}</h2>
      <p className="lesson-line">{useLessonLine(pet, skill, view)}</p>
      <div aria-hidden="true" className="lesson-places">
        {PLACES.map((place) => (
          <i key={place} className={placeClass(place, tries)} />
        ))}
        {tries.tries > 0 ? (
          <p>
            <b>{tries.successes}</b>/{tries.tries}
          </p>
        ) : null}
      </div>
      <Allowed to="edit">
        <StartLesson petId={pet.id} skill={{ id: skill.id, name: view.name }} minutes={planned?.minutes ?? null} />
      </Allowed>
    </section>
  );
}

function usePlannedWords(plannedLesson: Lesson['planned']): string {
  const t = useTranslations('training.lesson');
  const { locale, today } = usePageContext();
  if (!plannedLesson) return t('title');
  const { day, time } = plannedLesson;
  const near = new Map([
    [today, t('today')],
    [addDays(today, 1), t('tomorrow')],
  ]);
  return joinIsolated([near.get(day) ?? weekdayName(weekdayOf(day), locale), formatTime(time, locale)], ' · ');
}

function useLessonLine({ name, gender }: LessonCardProps['pet'], { stage }: Skill, view: SkillView): string {
  const t = useTranslations('training');
  const { tries, successes } = view.tries;
  const percent = percentForNext(stage);
  if (percent === null) return t('lesson.sure', { name, gender });
  if (tries === 0) return view.goal ? t('goal', { goal: view.goal }) : t('lesson.begin');
  const sessionCounts = { tries, successes, name, gender };
  if (view.suggestion) return t('lesson.ready', sessionCounts);
  return successes * 100 >= tries * percent
    ? t('lesson.again', sessionCounts)
    : t('lesson.towards', { ...sessionCounts, goal: percent / PLACES.length });
}
