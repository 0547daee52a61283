import { useTranslations } from 'next-intl';
import { SourceMark } from '@/components/ornaments/source-mark';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { proposedFields } from '@/lib/sharing/proposals/fields';
import type { AnswerPage, OwnAnswer, StandingFact } from '@/lib/sharing/proposals/queries/answer-page';
import { AnswerHidden } from './answer-hidden';
import { useFactWords } from './fact-words';
import { ProposedFieldInput } from './proposed-field';

export interface AnswerPlace {
  page: AnswerPage;
  action: string;
  correcting: string | null;
  adding: string | null;
  isSending: boolean;
  /** Input of a refused form, by field name. */
  draft: Readonly<Record<string, string>> | null;
}

type OwnProposal = OwnAnswer['proposals'][number];

const rowOf = (id: string) => `fact-${id}`;

export function AnswerFact({ fact, place }: { fact: StandingFact; place: AnswerPlace }) {
  const words = useFactWords();
  const { page, correcting } = place;
  const { collection, id, facts, source } = fact;
  const own = page.answer?.proposals.find(({ entryId, collection: of }) => entryId === id && of === collection);
  return (
    <li id={rowOf(id)} className="grid scroll-mt-4 gap-2 py-3">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-1">
        <div className="min-w-0 grow basis-56">
          <h3 className="text-lg wrap-anywhere">
            <bdi>{words.title(collection, facts)}</bdi>
          </h3>
          <p dir="auto" className="tabular text-sm wrap-anywhere text-muted">
            {words.details(collection, facts)}
          </p>
        </div>
        <p className="flex flex-wrap items-center gap-x-3 text-sm">
          <SourceMark of={source} />
        </p>
        {own ? <OwnWord own={own} place={place} row={rowOf(id)} /> : <FactActions fact={fact} place={place} />}
      </div>
      {correcting === id && !own ? <Correction fact={fact} place={place} /> : null}
    </li>
  );
}

function FactActions({ fact, place }: { fact: StandingFact; place: AnswerPlace }) {
  const t = useTranslations('vetAnswer');
  const words = useFactWords();
  const { collection, id, version, facts, source } = fact;
  const { animal } = place.page;
  const what = words.title(collection, facts);
  return (
    <div className="flex grow gap-2 sm:grow-0">
      {source.kind === 'confirmed' ? null : (
        <form action={`${place.action}/proposals`} method="post" className="grow sm:grow-0">
          <AnswerHidden values={{ do: 'confirm', kind: collection, id, version, animal, row: rowOf(id) }} />
          <Button type="submit" variant="outlinePrimary" block aria-label={t('confirmOf', { what })}>
            <Icon of="check" />
            {t('confirm')}
          </Button>
        </form>
      )}
      {place.correcting === id ? null : (
        <Button asChild variant="outline" className="grow sm:grow-0">
          <a href={`?${new URLSearchParams({ correct: id })}#${rowOf(id)}`} aria-label={t('correctOf', { what })}>
            {t('correct')}
          </a>
        </Button>
      )}
    </div>
  );
}

function OwnWord({ own, place, row }: { own: OwnProposal; place: AnswerPlace; row: string }) {
  const t = useTranslations('vetAnswer');
  const words = useFactWords();
  const fields = Object.keys(own.entry);
  const [before, after] = [own.opened ?? {}, { ...own.opened, ...own.entry }];
  return (
    <div className="flex grow basis-full flex-wrap items-center gap-x-4 gap-y-1 sm:justify-end">
      <p className="flex min-w-0 items-center gap-2 font-medium text-primary">
        <Icon of={own.kind === 'confirm' ? 'check' : 'pencil'} className="size-5 shrink-0" />
        {t(own.kind === 'confirm' ? 'confirmed' : 'corrected')}
      </p>
      {fields.map((name) => (
        <p key={name} dir="auto" className="text-sm wrap-anywhere">
          <del className="text-muted">{words.field(own.collection, name, before)}</del>{' '}
          <ins className="no-underline">{words.field(own.collection, name, after)}</ins>
        </p>
      ))}
      <form action={`${place.action}/proposals`} method="post">
        <AnswerHidden values={{ do: 'remove', id: own.id, row }} />
        <Button type="submit" variant="ghost">
          {t('undo')}
        </Button>
      </form>
    </div>
  );
}

const FIXED = new Set(['vaccine']);

function Correction({ fact, place }: { fact: StandingFact; place: AnswerPlace }) {
  const t = useTranslations('vetAnswer');
  const { collection, id, version, facts } = fact;
  const { animal } = place.page;
  const formId = `correct-${id}`;
  const fields = proposedFields[collection].filter(({ name }) => !FIXED.has(name));
  return (
    <form action={`${place.action}/proposals`} method="post" className="grid gap-3 rounded-card bg-info-soft p-4">
      <AnswerHidden values={{ do: 'correct', kind: collection, id, version, animal, row: rowOf(id) }} />
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {fields.map((field) => (
          <ProposedFieldInput
            key={field.name}
            collection={collection}
            field={field}
            facts={facts}
            draft={place.draft}
            petType={place.page.pet.type}
            formId={formId}
          />
        ))}
      </div>
      <p className="text-sm">{t('keptBeside')}</p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" className="grow sm:grow-0">
          {t('keepCorrection')}
        </Button>
        <Button asChild variant="ghost">
          <a href={`?#${rowOf(id)}`}>{t('discard')}</a>
        </Button>
      </div>
    </form>
  );
}
