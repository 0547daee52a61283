'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SuggestionChips } from '@/components/forms/suggestion-chips';
import { FormLoading } from '@/components/loading/form-loading';
import { LazyMessages } from '@/components/loading/lazy-messages';
import { MissingForm } from '@/components/loading/missing-form';
import { MeasureForm } from '@/components/records/measures/measure-form';
import { useMeasureWords } from '@/components/records/measures/measure-words';
import { ReadingForm } from '@/components/records/measures/reading-form';
import type { QuickMeasure, QuickPet } from '@/lib/overviews/quick-add/quick-pet';
import { readingsClient } from '@/lib/records/measures/client';
import type { Reading } from '@/lib/records/measures/reading';
import { useSaved } from './use-saved';

interface QuickReadingProps {
  pet: Pick<QuickPet, 'id' | 'measures' | 'haveMeasuresEnded'>;
  onDone: () => void;
}

export function QuickReading(props: QuickReadingProps) {
  return (
    <LazyMessages namespaces={['measures']} fallback={<FormLoading of="reading" />} missing={<MissingForm />}>
      <MeasureReading {...props} />
    </LazyMessages>
  );
}

/** Reading of the measure that was used last, or of another one. Sets up the first measure if the pet has none. */
function MeasureReading({ pet, onDone }: QuickReadingProps) {
  const t = useTranslations('measures');
  const reportSaved = useSaved(onDone);
  const { nameOf } = useMeasureWords();
  const [measure, choose] = useState<QuickMeasure | undefined>(pet.measures[0]);
  const onSaved = (reading: Reading) =>
    reportSaved(t('reading.saved'), () => readingsClient(reading.measureId).remove(pet.id, reading));
  if (!measure) {
    return (
      <>
        <p className="mb-4 text-muted">{t(pet.haveMeasuresEnded ? 'allEnded' : 'empty')}</p>
        <MeasureForm petId={pet.id} measure={null} onSaved={choose} />
      </>
    );
  }
  return (
    <>
      {pet.measures.length > 1 ? (
        <div className="mb-4">
          <SuggestionChips
            legend={t('kind')}
            options={pet.measures.map((one) => ({ value: one.id, text: nameOf(one) }))}
            chosen={measure.id}
            onChoose={(id) => choose(pet.measures.find((one) => one.id === id) ?? measure)}
          />
        </div>
      ) : (
        <p className="mb-2 font-medium wrap-anywhere">
          <bdi>{nameOf(measure)}</bdi>
        </p>
      )}
      <ReadingForm key={measure.id} petId={pet.id} measure={measure} reading={null} onSaved={onSaved} />
    </>
  );
}
