import { useTranslations } from 'next-intl';
import { PetPortrait } from '@/components/records/pets/pet-portrait';
import { ReaderLanguages } from '@/components/shell/reader-languages';
import { Button } from '@/components/ui/button';
import { Card, CardTitle } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { LogoMark } from '@/components/ui/logo';
import { isolate, joinIsolated } from '@/lib/core/i18n/isolate';
import { photoUrl } from '@/lib/records/pets/pet';
import { spacedChip } from '@/lib/records/pets/spaced-chip';
import { type AnswerOutcome, typedCollections } from '@/lib/sharing/proposals/vocabulary';
import { AnswerAdd } from './answer-add';
import { AnswerFact, type AnswerPlace } from './answer-fact';
import { AnswerLetter } from './answer-letter';
import { AnswerSent } from './answer-sent';

interface AnswerViewProps {
  place: AnswerPlace;
  outcome: AnswerOutcome | null;
  back: string;
}

const SETTLED: ReadonlySet<AnswerOutcome> = new Set(['kept', 'removed', 'sent', 'codeSent']);

/** Page where a vet confirms, corrects and adds entries, without an account or JavaScript (R13.3). */
export function AnswerView({ place, outcome, back }: AnswerViewProps) {
  const t = useTranslations('vetAnswer');
  const { page } = place;
  const owner = page.owner || t('owner');
  if (page.answer?.sentAt) return <AnswerSent place={place} owner={owner} back={back} />;
  const count = page.answer?.proposals.length ?? 0;
  return (
    <>
      <AnswerHeader place={place} owner={owner} back={back} />
      <main
        id="main"
        className="mx-auto grid w-full max-w-[76rem] gap-6 px-4 pt-4 pb-28 lg:grid-cols-[minmax(0,1fr)_23.25rem] lg:items-start lg:px-6 lg:pb-8"
      >
        {outcome ? <OutcomeMessage outcome={outcome} /> : null}
        <div className={cn('grid gap-4', place.isSending && 'max-lg:hidden')}>
          <p className="text-lg text-muted">{t('intro', { owner })}</p>
          <Facts place={place} />
          <Card>
            <AnswerAdd place={place} />
          </Card>
        </div>
        <AnswerLetter place={place} owner={owner} />
      </main>
      {count > 0 && !place.isSending ? (
        <p className="fixed inset-x-0 bottom-0 flex items-center gap-3 border-t border-line bg-surface px-4 py-3 lg:hidden">
          <span className="grow font-medium">{t('answers', { count })}</span>
          <Button asChild size="large">
            <a href="?send=1#send">{t('review')}</a>
          </Button>
        </p>
      ) : null}
    </>
  );
}

function AnswerHeader({ place, owner, back }: { place: AnswerPlace; owner: string; back: string }) {
  const t = useTranslations('vetAnswer');
  const allergies = useTranslations('allergies');
  const photo = useTranslations('sharing.reader');
  const { pet, severeAllergies, answer } = place.page;
  return (
    <header className="cover-pine cover-ground">
      <div className="mx-auto grid max-w-[76rem] gap-2 px-4 pt-2 pb-5 lg:px-6">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <p className="flex grow items-center gap-2.5">
            <LogoMark className="size-6 bg-foil!" />
            {t('from', { owner })}
          </p>
          <ReaderLanguages className="text-on-cover" />
          <a href={back} className="tap inline-flex items-center gap-2 font-medium underline underline-offset-4">
            <Icon of="arrow-left" className="size-5" />
            {t('atAGlance')}
          </a>
        </div>
        <div className="mt-1 flex items-center gap-5">
          <PetPortrait
            photoUrl={photoUrl(place.action, pet.photoKey)}
            type={pet.type}
            alt={photo('photoOf', { name: pet.name })}
            className="h-26 w-21 shrink-0 -rotate-[2.5deg] border-3 border-on-cover shadow-card"
          />
          <div className="min-w-0">
            <h1 className="text-[1.875rem] wrap-anywhere sm:text-[2.75rem]">
              {answer?.name
                ? t('titleFor', { pet: isolate(pet.name), name: isolate(answer.name) })
                : t('title', { pet: isolate(pet.name) })}
            </h1>
            <p className="text-on-cover-muted">
              {joinIsolated([pet.breed, pet.microchip && spacedChip(pet.microchip)], ' · ')}
            </p>
          </div>
        </div>
        {severeAllergies.length > 0 ? (
          <p className="mt-2 flex gap-2 rounded-control bg-slip px-3 py-2.5 font-semibold text-slip-danger wrap-anywhere">
            <Icon of="triangle-alert" className="mt-0.5 size-5 shrink-0" />
            <span>{allergies('alert', { names: joinIsolated(severeAllergies, ', ') })}</span>
          </p>
        ) : null}
      </div>
    </header>
  );
}

function OutcomeMessage({ outcome }: { outcome: AnswerOutcome }) {
  const t = useTranslations('vetAnswer');
  const isSettled = SETTLED.has(outcome);
  return (
    <p
      role={isSettled ? 'status' : 'alert'}
      className={cn(
        'rounded-control px-3 py-2 font-medium lg:col-span-full',
        isSettled ? 'bg-primary-soft text-primary' : 'bg-danger-soft text-danger',
      )}
    >
      {t(`said.${outcome}`)}
    </p>
  );
}

function Facts({ place }: { place: AnswerPlace }) {
  const t = useTranslations('vetAnswer');
  const proposals = useTranslations('proposals');
  const { facts } = place.page;
  if (facts.length === 0) return <p className="text-muted">{t('noFacts')}</p>;
  return typedCollections.map((collection) => {
    const own = facts.filter((fact) => fact.collection === collection);
    if (own.length === 0) return null;
    return (
      <Card key={collection}>
        <CardTitle>{proposals(`many.${collection}`)}</CardTitle>
        <ul className="divide-y divide-line">
          {own.map((fact) => (
            <AnswerFact key={fact.id} fact={fact} place={place} />
          ))}
        </ul>
      </Card>
    );
  });
}
