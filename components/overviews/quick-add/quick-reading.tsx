'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SuggestionChips } from '@/components/forms/suggestion-chips';
import { MeasureForm } from '@/components/records/measures/measure-form';
import { useMeasureWords } from '@/components/records/measures/measure-words';
import { ReadingForm } from '@/components/records/measures/reading-form';
import type { QuickMeasure, QuickPet } from '@/lib/overviews/quick-add/quick-pet';
import type { Reading } from '@/lib/records/measures/reading';

interface QuickReadingProps {
  pet: Pick<QuickPet, 'id' | 'measures'>;
  onSaved: (reading: Reading) => void;
}

/** Reading of the measure that was used last, or of another one. Sets up the first measure if the pet has none. */
export function QuickReading({ pet, onSaved }: QuickReadingProps) {
  const t = useTranslations('measures');
  const { nameOf } = useMeasureWords();
  const [measure, choose] = useState<QuickMeasure | undefined>(pet.measures[0]);
  if (!measure) {
    return (
      <>
        <p className="mb-4 text-muted">{t('empty')}</p>
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
        <p className="mb-2 font-medium wrap-anywhere">{nameOf(measure)}</p>
      )}
      <ReadingForm key={measure.id} petId={pet.id} measure={measure} reading={null} onSaved={onSaved} />
    </>
  );
}
