'use client';

import { useTranslations } from 'next-intl';
import { EntryList } from '@/components/collections/entry-list';
import { lazyPart } from '@/components/loading/lazy-part';
import { Badge } from '@/components/ui/badge';
import { useLoadedInUse } from '@/components/ui/in-use';
import type { Page } from '@/lib/core/http/pagination';
import type { Allergy } from '@/lib/records/allergies/allergy';
import { allergiesClient } from '@/lib/records/allergies/client';

const loadForm = () => import(/* webpackChunkName: "kept-allergy-form" */ './allergy-form');
const AllergyForm = lazyPart(async () => (await loadForm()).AllergyForm);

const tones = { mild: 'neutral', moderate: 'due', severe: 'danger' } as const;

interface AllergyListProps {
  petId: string;
  type: string;
  first: Page<Allergy>;
}

export function AllergyList({ petId, type, first }: AllergyListProps) {
  const t = useTranslations('allergies');
  useLoadedInUse(loadForm);
  return (
    <EntryList
      petId={petId}
      client={allergiesClient}
      first={first}
      words={{
        add: t('add'),
        addTitle: t('addTitle'),
        editTitle: t('editTitle'),
        saved: t('saved'),
        empty: t('empty'),
        name: ({ allergen }) => allergen,
      }}
      row={({ allergen, severity, reaction, note }) => (
        <>
          <p className="flex flex-wrap items-center gap-2">
            <span dir="auto" className="font-medium wrap-anywhere">
              {allergen}
            </span>
            <Badge tone={tones[severity]}>{t(`severities.${severity}`)}</Badge>
          </p>
          {reaction ? (
            <p dir="auto" className="wrap-anywhere">
              {reaction}
            </p>
          ) : null}
          {note ? (
            <p dir="auto" className="text-sm whitespace-pre-line text-muted wrap-anywhere">
              {note}
            </p>
          ) : null}
        </>
      )}
      formName="allergy"
      form={(allergy, onSaved) => <AllergyForm petId={petId} type={type} allergy={allergy} onSaved={onSaved} />}
    />
  );
}
