'use client';

import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { EntryList } from '@/components/collections/entry-list';
import { lazyPart } from '@/components/loading/lazy-part';
import type { Page } from '@/lib/core/http/pagination';
import { formatNumber } from '@/lib/core/i18n/numbers';
import { formatInstant, instantFromJson } from '@/lib/core/time/dates';
import { vitalsClient } from '@/lib/records/vitals/client';
import { fromCelsius } from '@/lib/records/vitals/units';
import type { Vital } from '@/lib/records/vitals/vital';

const VitalForm = lazyPart(async () => (await import('./vital-form')).VitalForm);

interface VitalListProps {
  petId: string;
  type: string;
  first: Page<Vital>;
}

export function VitalList({ petId, type, first }: VitalListProps) {
  const t = useTranslations('vitals');
  const { locale, timeZone, temperatureUnit: unit } = usePageContext();
  const measureText = ({ kind, value }: Vital) =>
    kind === 'temperature'
      ? `${formatNumber(fromCelsius(value, unit), locale, { max: 1 })} ${t(`units.temperature_${unit}`)}`
      : `${formatNumber(value, locale, { max: 1 })} ${t(`units.${kind}`)}`;
  return (
    <EntryList
      petId={petId}
      client={vitalsClient}
      first={first}
      words={{
        add: t('add'),
        addTitle: t('addTitle'),
        editTitle: t('editTitle'),
        saved: t('saved'),
        empty: t('empty'),
        name: (vital) => `${t(`kinds.${vital.kind}`)} ${measureText(vital)}`,
      }}
      row={(vital) => (
        <>
          <p>
            <span className="font-medium tabular">{measureText(vital)}</span> {t(`kinds.${vital.kind}`)}
          </p>
          <p className="text-sm text-muted">
            {formatInstant(instantFromJson(vital.measuredAt), locale, timeZone)}
            {vital.context ? ` · ${t(`contexts.${vital.context}`)}` : null}
          </p>
          {vital.note ? (
            <p dir="auto" className="text-sm whitespace-pre-line text-muted wrap-anywhere">
              {vital.note}
            </p>
          ) : null}
        </>
      )}
      formName="vital"
      form={(vital, onSaved) => <VitalForm petId={petId} type={type} vital={vital} onSaved={onSaved} />}
    />
  );
}
