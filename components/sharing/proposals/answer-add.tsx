import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { CardTitle } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icons';
import { proposedFields } from '@/lib/sharing/proposals/fields';
import { addedCollections, type TypedCollection } from '@/lib/sharing/proposals/vocabulary';
import { AnswerDocument } from './answer-document';
import type { AnswerPlace } from './answer-fact';
import { AnswerHidden } from './answer-hidden';
import { useFactWords } from './fact-words';
import { ProposedFieldInput } from './proposed-field';

const icons: Record<(typeof addedCollections)[number], IconName> = {
  'vet-records': 'stethoscope',
  vaccinations: 'syringe',
  weights: 'scale',
  vitals: 'activity',
  conditions: 'heart-pulse',
  allergies: 'shield-alert',
  treatments: 'pill',
  appointments: 'calendar-plus',
  documents: 'file-text',
};

export function AnswerAdd({ place }: { place: AnswerPlace }) {
  const t = useTranslations('vetAnswer');
  const proposals = useTranslations('proposals');
  const chosenCollection = addedCollections.find((one) => one === place.adding) ?? null;
  const addedProposals = (place.page.answer?.proposals ?? []).filter(({ kind }) => kind === 'add');
  return (
    <section id="add" aria-labelledby="add-title" className="grid scroll-mt-4 gap-3">
      <CardTitle id="add-title">{t('addTitle')}</CardTitle>
      <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4 lg:flex lg:flex-wrap">
        {addedCollections.map((collection) => (
          <li key={collection}>
            <a
              href={`?${new URLSearchParams({ add: collection })}#add`}
              aria-current={collection === chosenCollection ? 'true' : undefined}
              className={cn(
                'tap grid h-full min-h-16 place-items-center content-center gap-1 rounded-control border px-1 py-2 text-center text-[0.8125rem] leading-tight font-medium lg:flex lg:text-sm lg:min-h-11 lg:px-4',
                collection === chosenCollection ? 'border-primary bg-primary-soft' : 'border-dashed border-edge',
              )}
            >
              <Icon of={icons[collection]} className="size-5 text-primary" />
              {proposals(`kinds.${collection}`)}
            </a>
          </li>
        ))}
      </ul>
      {chosenCollection === 'documents' ? <AnswerDocument place={place} /> : null}
      {chosenCollection && chosenCollection !== 'documents' ? (
        <Addition collection={chosenCollection} place={place} />
      ) : null}
      {addedProposals.length > 0 ? (
        <ul className="divide-y divide-line">
          {addedProposals.map((one) => (
            <Added key={one.id} own={one} place={place} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function Addition({ collection, place }: { collection: TypedCollection; place: AnswerPlace }) {
  const t = useTranslations('vetAnswer');
  return (
    <form action={`${place.action}/proposals`} method="post" className="grid gap-3 rounded-card bg-info-soft p-4">
      <AnswerHidden values={{ do: 'add', kind: collection, animal: place.page.animal, row: 'add' }} />
      <div className="grid gap-3 sm:grid-cols-2">
        {proposedFields[collection].map((field) => (
          <ProposedFieldInput
            key={field.name}
            collection={collection}
            field={field}
            facts={null}
            draft={place.draft}
            petType={place.page.pet.type}
            formId="addition"
          />
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" className="grow sm:grow-0">
          {t('keepAddition')}
        </Button>
        <Button asChild variant="ghost">
          <a href="?#add">{t('discard')}</a>
        </Button>
      </div>
    </form>
  );
}

function Added({
  own,
  place,
}: {
  own: NonNullable<AnswerPlace['page']['answer']>['proposals'][number];
  place: AnswerPlace;
}) {
  const t = useTranslations('vetAnswer');
  const words = useFactWords();
  const { collection, entry, id } = own;
  const text = collection === 'vet-records' ? words.field(collection, 'description', entry) : '';
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1 py-3">
      <div className="min-w-0 grow">
        <h3 className="text-lg wrap-anywhere">
          <bdi>{words.title(collection, entry)}</bdi>
        </h3>
        <p dir="auto" className="text-sm wrap-anywhere text-muted">
          {words.details(collection, entry)}
        </p>
        {text ? (
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {text}
          </p>
        ) : null}
      </div>
      <form action={`${place.action}/proposals`} method="post">
        <AnswerHidden values={{ do: 'remove', id, row: 'add' }} />
        <Button type="submit" variant="ghost">
          {t('undo')}
        </Button>
      </form>
    </li>
  );
}
