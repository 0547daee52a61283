'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { usePageContext } from '#page-context';
import { EntryForm } from '@/components/forms/entry-form';
import { zoneToEnter } from '@/lib/page-context/page-context';
import type { PaperProposals } from '@/lib/sharing/papers/proposals';
import type { PaperPet } from '@/lib/sharing/papers/queries';
import {
  countChosen,
  limitProposals,
  type ReviewContext,
  type ReviewValues,
  toReviewValues,
} from '@/lib/sharing/papers/review';
import type { ReviewedEntries } from '@/lib/sharing/papers/review-schema';
import type { SavedPaper } from '@/lib/sharing/papers/vocabulary';
import { DoseRows } from './dose-rows';
import { FoundMedications, ProfileRows, WeightRows } from './other-rows';
import { PaperPicture, type Place } from './paper-picture';
import type { ReadPaper } from './use-paper';

export interface PaperReviewProps extends ReadPaper {
  pet: PaperPet;
  names: Record<string, string>;
  suggested: readonly string[];
  save: (entries: ReviewedEntries, key: string) => Promise<SavedPaper>;
  onSaved: (saved: SavedPaper, count: number) => void;
}

interface Review {
  initial: ReviewValues;
  proposals: PaperProposals;
  omitted: number;
}

/** Rows stay the same if the pet's entries change during the review. */
function useReview({ pet, names, proposals: found }: PaperReviewProps): Review {
  const { locale, weightUnit } = usePageContext();
  const { doses, weights, profile } = pet;
  const context: ReviewContext = { locale, weightUnit, names, doses, weights, profile };
  const [review] = useState(() => {
    const { proposals, omitted } = limitProposals(found, context);
    return { initial: toReviewValues(proposals, context), proposals, omitted };
  });
  return review;
}

export function PaperReview(props: PaperReviewProps) {
  const { reading, pet, save, onSaved } = props;
  const reader = usePageContext();
  const { initial, proposals, omitted } = useReview(props);
  const [place, setPlace] = useState<Place | null>(null);
  const [page, setPage] = useState(1);
  const showRegion = (next: Place) => {
    setPlace({ page: next.page, region: next.region });
    setPage(next.page);
  };
  const rules = {
    ...{ latest: reader.latest, weightUnit: reader.weightUnit, type: pet.type },
    timeZone: zoneToEnter(reader),
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-2 lg:gap-x-9">
      <div className="sticky top-0 z-10 -mx-4 bg-paper px-4 pt-2 lg:top-8 lg:mx-0 lg:self-start lg:px-0">
        <PaperPicture
          {...{ reading, place, page }}
          onPage={(next) => {
            setPlace(null);
            setPage(next);
          }}
          onWhole={() => setPlace(null)}
        />
      </div>
      <EntryForm<ReviewValues, ReviewedEntries, { saved: SavedPaper; filled: ReviewedEntries['pet'] }>
        draftKey={null}
        schema={async () => (await import('@/lib/sharing/papers/review-schema')).reviewSchema(rules)}
        initial={initial}
        saveLabel={<SaveLabel />}
        save={async (entries, key, confirmed) => {
          const weights = confirmed === 'server' ? entries.weights.map(confirmWeight) : entries.weights;
          const saved = await save({ ...entries, weights }, key);
          return { saved, filled: entries.pet };
        }}
        onSaved={({ saved, filled }) =>
          onSaved(saved, saved.vaccinations.length + saved.weights.length + Object.keys(filled).length)
        }
      >
        <Rows {...props} {...{ proposals, omitted, showRegion }} />
      </EntryForm>
    </div>
  );
}

const confirmWeight = <Weight extends object>(weight: Weight) => ({ ...weight, confirmed: true });

function SaveLabel() {
  const t = useTranslations('papers');
  const { control } = useFormContext<ReviewValues>();
  const values = useWatch({ control }) as ReviewValues;
  return t('save', { count: countChosen(values) });
}

function Rows({
  pet,
  names,
  suggested,
  reading,
  proposals,
  omitted,
  showRegion,
}: PaperReviewProps & { omitted: number; showRegion: (place: Place) => void }) {
  const t = useTranslations('papers');
  const { vaccinations, weights, medications } = proposals;
  return (
    <div className="grid gap-6">
      <p className="text-muted">{t('reviewHint')}</p>
      {reading.omittedPages > 0 ? (
        <p className="text-due">{t('omittedPages', { count: reading.omittedPages })}</p>
      ) : null}
      {omitted > 0 ? <p className="text-due">{t('omittedRows', { count: omitted })}</p> : null}
      {vaccinations.length > 0 ? (
        <section aria-labelledby="paper-doses">
          <h2 id="paper-doses" className="mb-1 text-xl">
            {t('doses')}
          </h2>
          <DoseRows {...{ names, suggested, showRegion }} proposals={vaccinations} recorded={pet.doses} />
        </section>
      ) : null}
      {weights.length > 0 ? (
        <section aria-labelledby="paper-weights">
          <h2 id="paper-weights" className="mb-1 text-xl">
            {t('weights')}
          </h2>
          <WeightRows {...{ showRegion }} proposals={weights} recorded={pet.weights} />
        </section>
      ) : null}
      <ProfileRows {...{ proposals, showRegion }} petId={pet.id} profile={pet.profile} />
      <FoundMedications petId={pet.id} proposals={medications} />
    </div>
  );
}
