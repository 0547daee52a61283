'use client';

import { useLocale, useTranslations } from 'next-intl';
import { EntryList } from '@/components/collections/entry-list';
import { lazyPart } from '@/components/loading/lazy-part';
import { Badge } from '@/components/ui/badge';
import { useLoadedInUse } from '@/components/ui/in-use';
import type { Page } from '@/lib/core/http/pagination';
import { formatDay } from '@/lib/core/time/dates';
import { conditionsClient } from '@/lib/records/conditions/client';
import type { Condition } from '@/lib/records/conditions/condition';

const loadForm = () => import(/* webpackChunkName: "kept-condition-form" */ './condition-form');
const ConditionForm = lazyPart(async () => (await loadForm()).ConditionForm);

const tones = { active: 'due', managed: 'info', resolved: 'neutral' } as const;

interface ConditionListProps {
  petId: string;
  first: Page<Condition>;
}

export function ConditionList({ petId, first }: ConditionListProps) {
  const t = useTranslations('conditions');
  const locale = useLocale();
  useLoadedInUse(loadForm);
  const dates = ({ diagnosedOn, resolvedOn }: Condition) =>
    [
      diagnosedOn && t('since', { date: formatDay(diagnosedOn, locale, 'medium') }),
      resolvedOn && t('until', { date: formatDay(resolvedOn, locale, 'medium') }),
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <EntryList
      petId={petId}
      client={conditionsClient}
      first={first}
      words={{
        add: t('add'),
        addTitle: t('addTitle'),
        editTitle: t('editTitle'),
        saved: t('saved'),
        empty: t('empty'),
        name: ({ name }) => name,
      }}
      row={(condition) => (
        <>
          <p className="flex flex-wrap items-center gap-2">
            <span dir="auto" className="font-medium wrap-anywhere">
              {condition.name}
            </span>
            <Badge tone={tones[condition.status]}>{t(`statuses.${condition.status}`)}</Badge>
          </p>
          <p className="text-sm text-muted">{dates(condition)}</p>
          {condition.whatToDo ? (
            <p dir="auto" className="whitespace-pre-line wrap-anywhere">
              {t('ifItShows', { text: condition.whatToDo })}
            </p>
          ) : null}
          {condition.note ? (
            <p dir="auto" className="text-sm whitespace-pre-line text-muted wrap-anywhere">
              {condition.note}
            </p>
          ) : null}
        </>
      )}
      form={(condition, onSaved) => <ConditionForm petId={petId} condition={condition} onSaved={onSaved} />}
    />
  );
}
