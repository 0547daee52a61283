import './training.css';
import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { EmptyState } from '@/components/shell/empty-state';
import type { Page } from '@/lib/core/http/pagination';
import { languageOf } from '@/lib/core/i18n/locales';
import { weekStartOf } from '@/lib/core/time/dates';
import { type LessonRoutine, nextLesson } from '@/lib/records/training/lesson';
import { minutesPerWeek } from '@/lib/records/training/progress';
import type { Skill } from '@/lib/records/training/skill';
import { stepsReached } from '@/lib/records/training/stage';
import type { TrainingSession } from '@/lib/records/training/training-session';
import { checklistViews, offeredSkills, type SkillView, skillView } from '@/lib/records/training/view';
import { stages, trainingLimits } from '@/lib/records/training/vocabulary';
import { AddSkill } from './add-skill';
import { Checklist } from './checklist';
import { LessonCard } from './lesson-card';
import { MinutesChart } from './minutes-chart';
import { RunningSessionPanel } from './running-session-panel';
import { SkillList } from './skill-list';

type TrainedPet = { id: string; name: string; type: string; gender: string; dateOfBirth: string | null };

interface TrainingOverviewProps {
  training: {
    pet: TrainedPet;
    skills: (Skill & { sessions: Page<TrainingSession> })[];
    recent: Pick<TrainingSession, 'practisedAt' | 'minutes'>[];
    checks: { list: string; item: string; doneOn: string }[];
    routines: LessonRoutine[];
  };
}

export function TrainingOverview({ training }: TrainingOverviewProps) {
  const { pet, recent, checks, routines } = training;
  const { locale, timeZone, today } = usePageContext();
  const language = languageOf(locale);
  const reader = { locale: language, timeZone, today, weekStart: weekStartOf(today, locale) };
  const skills: Skill[] = training.skills
    .map(({ sessions, ...skill }) => skill)
    .toSorted((a, b) => stepsReached(b.stage) - stepsReached(a.stage));
  const views = Object.fromEntries(
    training.skills.map(({ sessions, ...skill }) => [skill.id, skillView(skill, sessions, reader)]),
  );
  const lists = checklistViews(pet, checks, reader);
  const weeks = minutesPerWeek(recent, { weeks: trainingLimits.weeks, today, timeZone, locale });
  return (
    <>
      <RunningSessionPanel petId={pet.id} />
      <div className="training">
        <NextLesson pet={pet} skills={skills} views={views} routines={routines} />
        <section aria-labelledby={skills.length > 0 ? 'skills' : undefined} className="training-skills">
          <Skills pet={pet} skills={skills} views={views} />
          {/* Keeps its position with and without skills. Otherwise adding the first skill would unmount the open
              dialog. */}
          <AddSkill petId={pet.id} type={pet.type} offered={offeredSkills(pet.type, skills, language)} />
        </section>
        <MoreOnTraining petId={pet.id} lists={lists} weeks={skills.length > 0 ? weeks : []} />
      </div>
    </>
  );
}

interface SkillsProps {
  pet: TrainedPet;
  skills: Skill[];
  views: Record<string, SkillView>;
}

function NextLesson({ pet, skills, views, routines }: SkillsProps & { routines: LessonRoutine[] }) {
  const { at } = usePageContext();
  const lessons = skills.flatMap(({ id, stage }) => {
    const view = views[id];
    return view ? [{ id, stage, name: view.name, lastOn: view.lastOn }] : [];
  });
  const lesson = nextLesson(lessons, routines, at);
  const skill = skills.find(({ id }) => id === lesson?.skillId);
  const view = skill && views[skill.id];
  return lesson && skill && view ? <LessonCard pet={pet} skill={skill} view={view} planned={lesson.planned} /> : null;
}

function Skills({ pet: { id, name, type }, skills, views }: SkillsProps) {
  const t = useTranslations('training');
  const head = (
    <>
      <h2 id="skills">{t('skills', { name })}</h2>
      <p aria-hidden="true" className="skill-head">
        <span>{t('name')}</span>
        {stages.map((stage) => (
          <span key={stage}>{t(`stages.${stage}`)}</span>
        ))}
      </p>
    </>
  );
  const empty = <EmptyState drawing="trail" title={t('emptyTitle', { name })} text={t('emptyText')} />;
  return <SkillList petId={id} {...{ type, skills, views, head, empty }} />;
}

interface MoreOnTrainingProps {
  petId: string;
  lists: ReturnType<typeof checklistViews>;
  weeks: ReturnType<typeof minutesPerWeek>;
}

function MoreOnTraining({ petId, lists, weeks }: MoreOnTrainingProps) {
  const t = useTranslations('training');
  return (
    <div className="training-more">
      {weeks.length > 0 ? <MinutesChart weeks={weeks} /> : null}
      {lists.length > 0 ? <h2>{t('checklists.title')}</h2> : null}
      {lists.map((list) => (
        <Checklist key={list.id} petId={petId} list={list} />
      ))}
      <p className="mt-3 text-sm text-muted">{t('aid')}</p>
    </div>
  );
}
