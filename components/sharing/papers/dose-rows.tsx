'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { usePageContext } from '#page-context';
import { DateField, TextField } from '@/components/forms/text-field';
import { VaccineSearch } from '@/components/records/vaccinations/vaccine-search';
import { joinIsolated } from '@/lib/core/i18n/isolate';
import { nameIn } from '@/lib/core/text/name-in';
import { formatDay } from '@/lib/core/time/dates';
import { vaccinationLimits } from '@/lib/records/vaccinations/vocabulary';
import type { VaccinationProposal } from '@/lib/sharing/papers/proposals';
import { type DoseRow, isRecordedDose, isRepeatedDose, type RecordedDose } from '@/lib/sharing/papers/review';
import type { Place } from './paper-picture';
import { ReadingCheck } from './reading-check';
import { ReviewRow } from './review-row';

interface DoseRowsProps {
  proposals: readonly VaccinationProposal[];
  names: Record<string, string>;
  suggested: readonly string[];
  recorded: readonly RecordedDose[];
  showRegion: (place: Place) => void;
}

export function DoseRows({ proposals, showRegion, ...props }: DoseRowsProps) {
  return (
    <ol>
      {proposals.map((proposal, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are never moved or removed
        <ProposedDose key={index} {...{ proposal, index, showRegion }} {...props} />
      ))}
    </ol>
  );
}

type ProposedDoseProps = Omit<DoseRowsProps, 'proposals'> & { proposal: VaccinationProposal; index: number };

function ProposedDose({ proposal, index, names, suggested, recorded, showRegion }: ProposedDoseProps) {
  const t = useTranslations('papers');
  const { locale } = usePageContext();
  const row = `vaccinations.${index}`;
  const rows: DoseRow[] = useWatch({ name: 'vaccinations' });
  const { vaccine = '', givenOn = '' } = rows[index] ?? {};
  const isRecorded = isRecordedDose({ vaccine, givenOn }, { doses: recorded, names });
  const isWhole = proposal.vaccine !== null && proposal.givenOn !== null;
  const day = givenOn === '' ? null : formatDay(givenOn, locale, 'medium');
  const repeated = isRepeatedDose(rows, index) ? t('repeated') : null;
  const note = isRecorded ? t('recorded') : repeated;
  const showField = (field: string | null) => {
    const reading = field === null ? null : proposal[field as 'vaccine'];
    showRegion({ page: proposal.page, region: reading?.region ?? proposal.region });
  };
  return (
    <ReviewRow
      row={row}
      title={t('dose', { number: index + 1 })}
      summary={joinIsolated([vaccine || t('noVaccine'), day ?? t('noDay')], ' · ')}
      note={note ?? (isWhole ? null : t('incomplete'))}
      onFocusField={showField}
    >
      <DoseFields {...{ row, proposal, names }} options={suggested.map((id) => nameIn(names, id))} />
    </ReviewRow>
  );
}

interface DoseFieldsProps {
  row: string;
  proposal: VaccinationProposal;
  names: Record<string, string>;
  options: readonly string[];
}

function DoseFields({ row, proposal, names, options }: DoseFieldsProps) {
  const t = useTranslations('vaccinations');
  const { latest, locale } = usePageContext();
  const same = (text: string) => text;
  const nameOf = (id: string) => nameIn(names, id);
  const dayOf = (day: string) => formatDay(day, locale, 'medium');
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] items-start gap-4">
      <div>
        <VaccineSearch name={`${row}.vaccine`} names={options} />
        <ReadingCheck {...{ row }} field="vaccine" label={t('vaccine')} reading={proposal.vaccine} textOf={nameOf} />
      </div>
      <div>
        <DateField name={`${row}.givenOn`} label={t('givenOn')} max={latest} required />
        <ReadingCheck
          {...{ row }}
          field="givenOn"
          label={t('givenOn')}
          reading={proposal.givenOn}
          textOf={same}
          wordOf={dayOf}
        />
      </div>
      <div>
        <DateField name={`${row}.validUntil`} label={t('validUntil')} />
        <ReadingCheck
          {...{ row }}
          field="validUntil"
          label={t('validUntil')}
          reading={proposal.validUntil}
          textOf={same}
          wordOf={dayOf}
        />
      </div>
      {(['product', 'batch'] as const).map((field) => (
        <div key={field}>
          <TextField name={`${row}.${field}`} label={t(field)} maxLength={vaccinationLimits.text} autoComplete="off" />
          <ReadingCheck {...{ row, field }} label={t(field)} reading={proposal[field]} textOf={same} />
        </div>
      ))}
    </div>
  );
}
