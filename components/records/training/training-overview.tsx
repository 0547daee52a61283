import { useTranslations } from 'next-intl';
import { useReader } from '#page-context';
import { EmptyState } from '@/components/shell/empty-state';
import { Card, CardTitle } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import type { Page } from '@/lib/core/http/pagination';
import { languageOf } from '@/lib/core/i18n/locales';
import { minutesPerWeek } from '@/lib/records/training/progress';
import type { Skill } from '@/lib/records/training/skill';
import type { TrainingSession } from '@/lib/records/training/training-session';
import { offeredSkills, shownChecklists, skillView } from '@/lib/records/training/view';
import { stages, trainingLimits } from '@/lib/records/training/vocabulary';
import { AddSkill } from './add-skill';
import { Checklist } from './checklist';
import { MinutesChart } from './minutes-chart';
import { RunningSessionPanel } from './running-session-panel';
import { SkillList } from './skill-list';

interface TrainingOverviewProps {
  training: {
    pet: { id: string; name: string; type: string; dateOfBirth: string | null };
    skills: (Skill & { sessions: Page<TrainingSession> })[];
    recent: Pick<TrainingSession, 'practisedAt' | 'minutes'>[];
    checks: { list: string; item: string; doneOn: string }[];
  };
}

export function TrainingOverview({ training }: TrainingOverviewProps) {
  const { pet, recent, checks } = training;
  const t = useTranslations('training');
  const { locale, timeZone, today } = useReader();
  const language = languageOf(locale);
  const reader = { locale: language, timeZone, today };
  const skills: Skill[] = training.skills.map(({ sessions, ...skill }) => skill);
  const views = Object.fromEntries(
    training.skills.map(({ sessions, ...skill }) => [skill.id, skillView(skill, sessions, reader)]),
  );
  const lists = shownChecklists(pet, checks, reader);
  return (
    <>
      <RunningSessionPanel petId={pet.id} />
      <div className="grid gap-4">
        {skills.length === 0 ? (
          <EmptyState drawing="trail" title={t('emptyTitle', { name: pet.name })} text={t('emptyText')} />
        ) : (
          stages.map((stage) => {
            const own = skills.filter((skill) => skill.stage === stage);
            return own.length === 0 ? null : (
              <Card key={stage}>
                <CardTitle>{t(`stages.${stage}`)}</CardTitle>
                <SkillList petId={pet.id} type={pet.type} skills={own} views={views} />
              </Card>
            );
          })
        )}
        {/* In the same position with and without skills: adding the first one must not unmount the open dialog. */}
        <div className={cn('print:hidden', skills.length === 0 && '-mt-8 justify-self-center')}>
          <AddSkill petId={pet.id} type={pet.type} offered={offeredSkills(pet.type, skills, language)} />
        </div>
        {skills.length === 0 ? null : (
          <MinutesChart weeks={minutesPerWeek(recent, { weeks: trainingLimits.weeks, today, timeZone, locale })} />
        )}
      </div>
      {lists.length > 0 ? (
        <Card className="mt-4">
          <CardTitle className="mb-1">{t('checklists.title')}</CardTitle>
          {lists.map((list) => (
            <Checklist key={list.id} petId={pet.id} list={list} />
          ))}
        </Card>
      ) : null}
      <p className="mt-3 text-sm text-muted">{t('aid')}</p>
    </>
  );
}
