import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PersonRing } from '@/components/ornaments/person-ring';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icons';
import { ringLetters } from '@/lib/core/text/ring-letters';
import { type DayPart, dayParts, partOfDay } from '@/lib/sharing/links/day-parts';
import { FormOutcomeMessage } from './form-outcome-message';
import { SitterMessageForm } from './sitter-message-form';
import type { SitterPageProps } from './sitter-page-props';
import { StayAsNeededList } from './stay-as-needed';
import { StayCalls } from './stay-calls';
import { StayCareList } from './stay-care';
import { StayFooter } from './stay-footer';
import { StayGoodToKnow } from './stay-good-to-know';
import { StayRow } from './stay-row';

const icons: Record<DayPart, IconName> = { morning: 'sunrise', afternoon: 'sun', evening: 'moon' };

function SitterGreeting({ sitter, owner }: { sitter: string; owner: string }) {
  const t = useTranslations('stays.reader');
  return (
    <section aria-label={t('hello', { name: sitter })} className="border-b border-line bg-surface">
      <div className="mx-auto flex max-w-3xl items-center gap-3 px-4 py-3">
        <PersonRing person={{ letters: ringLetters(sitter, [sitter]), role: 'carer', colour: 'clay' }} size={40} />
        <p className="min-w-0 grow wrap-anywhere">
          <span className="block text-lg leading-tight">{t('hello', { name: sitter })}</span>
          <span className="text-sm text-muted">{t('helloText', { owner })}</span>
        </p>
        <a href="?name" className="tap inline-flex shrink-0 items-center font-medium text-primary">
          {t('change')}
        </a>
      </div>
    </section>
  );
}

/** Tasks by time of day, for use with one hand. Each button is a form of its own. */
export function SitterDay({ codes, ...page }: SitterPageProps & { codes: ReactNode }) {
  const t = useTranslations('stays.reader');
  const parts = useTranslations('sharedPet.part');
  const { stay, view, formOutcome } = page;
  const { sitter, ownerFirstName: owner } = stay;
  return (
    <>
      {sitter === null ? null : <SitterGreeting sitter={sitter} owner={owner} />}
      <main id="main" className="cover-honey mx-auto grid w-full max-w-3xl gap-6 px-4 pt-5">
        <section id="day" aria-label={t('plan')} className="grid scroll-mt-4 gap-6">
          <FormOutcomeMessage formOutcome={formOutcome} row="day" />
          {view.tasks.length === 0 ? <p className="text-muted">{t('nothing')}</p> : null}
          {dayParts.map((part) => {
            const tasks = view.tasks.filter(({ time }) => partOfDay(time) === part);
            if (tasks.length === 0) return null;
            return (
              <div key={part}>
                <h2 className="flex items-center gap-2.5 text-xl">
                  <Icon of={icons[part]} className="size-6 text-due" />
                  {parts(part)}
                </h2>
                <ul className="divide-y divide-line">
                  {tasks.map((task) => (
                    <StayRow key={task.key} task={task} {...page} />
                  ))}
                </ul>
              </div>
            );
          })}
        </section>
        <StayAsNeededList {...page} />
        <SitterMessageForm {...page} />
        <StayCalls owner={owner} view={view} />
        <StayGoodToKnow {...page} />
        <StayCareList pets={view.pets} />
        {codes}
      </main>
      <StayFooter stay={stay} />
    </>
  );
}
