'use client';

import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { EntryList } from '@/components/collections/entry-list';
import { lazyPart } from '@/components/loading/lazy-part';
import type { Page } from '@/lib/core/http/pagination';
import { formatInstant, instantFromJson } from '@/lib/core/time/dates';
import { symptomsClient } from '@/lib/records/symptoms/client';
import { durationText } from '@/lib/records/symptoms/duration';
import type { Symptom } from '@/lib/records/symptoms/symptom';

const SymptomForm = lazyPart(async () => (await import('./symptom-form')).SymptomForm);

interface SymptomListProps {
  petId: string;
  first: Page<Symptom>;
}

export function SymptomList({ petId, first }: SymptomListProps) {
  const t = useTranslations('symptoms');
  const { locale, timeZone } = usePageContext();
  const details = ({ noticedAt, durationSeconds, stoolScore }: Symptom) =>
    [
      formatInstant(instantFromJson(noticedAt), locale, timeZone),
      durationSeconds === null ? null : t('minutes', { time: durationText(durationSeconds) }),
      stoolScore === null ? null : t('stool', { score: stoolScore }),
    ]
      .filter((text) => text !== null)
      .join(' · ');
  return (
    <EntryList
      petId={petId}
      client={symptomsClient}
      first={first}
      words={{
        add: t('add'),
        addTitle: t('addTitle'),
        editTitle: t('editTitle'),
        saved: t('saved'),
        empty: t('empty'),
        name: ({ kind }) => t(`kinds.${kind}`),
      }}
      row={(symptom) => (
        <>
          <p>
            <span className="font-medium">{t(`kinds.${symptom.kind}`)}</span>
            {symptom.severity ? <span> · {t(`severities.${symptom.severity}`)}</span> : null}
          </p>
          <p className="text-sm text-muted">{details(symptom)}</p>
          {symptom.note ? (
            <p dir="auto" className="text-sm whitespace-pre-line text-muted wrap-anywhere">
              {symptom.note}
            </p>
          ) : null}
        </>
      )}
      formName="symptom"
      form={(symptom, onSaved) => <SymptomForm petId={petId} symptom={symptom} onSaved={onSaved} />}
    />
  );
}
