'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { DocumentChips } from '@/components/records/documents/document-chips';
import { joinIsolated } from '@/lib/core/i18n/isolate';
import { formatDay } from '@/lib/core/time/dates';
import type { PetDocument } from '@/lib/records/documents/document';
import type { ListedVaccination } from '@/lib/records/vaccinations/dose-marks';
import { DoseMarks } from './dose-marks';

export interface DrawnStamp {
  picture: ReactNode;
  sentence: ReactNode;
}

interface VaccinationRowProps {
  petId: string;
  dose: ListedVaccination;
  name: string;
  stamp: DrawnStamp | undefined;
  papers: readonly PetDocument[];
}

export function VaccinationRow({ petId, dose, name, stamp, papers }: VaccinationRowProps) {
  const t = useTranslations('vaccinations');
  const locale = useLocale();
  const on = (day: string) => formatDay(day, locale, 'medium');
  const dates = [
    t('given', { date: on(dose.givenOn) }),
    dose.validUntil && t('validTo', { date: on(dose.validUntil) }),
    dose.nextDueOn && t('nextOn', { date: on(dose.nextDueOn) }),
  ];
  const facts = [
    dose.product,
    dose.antigens.join(', '),
    dose.manufacturer,
    dose.batch && t('batchOf', { batch: dose.batch }),
    dose.vetName,
    dose.clinic,
  ];
  return (
    <div className="dose-row">
      <div className="dose-stamp">{stamp?.picture}</div>
      <div className="min-w-0">
        <h3 dir="auto">{name}</h3>
        {stamp?.sentence}
        <p className="tabular text-sm">{dates.filter(Boolean).join(', ')}</p>
        <DoseMarks marks={dose} />
        <p className="text-sm text-muted wrap-anywhere empty:hidden">{joinIsolated(facts, ', ')}</p>
        {dose.reaction ? (
          <p className="text-sm whitespace-pre-line wrap-anywhere">{t('reactionOf', { reaction: dose.reaction })}</p>
        ) : null}
        {dose.note ? (
          <p dir="auto" className="text-sm whitespace-pre-line text-muted wrap-anywhere">
            {dose.note}
          </p>
        ) : null}
        {dose.document ? (
          <a
            href={dose.document}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="tap inline-flex items-center text-sm text-primary underline underline-offset-4"
          >
            {t('certificate')}
            <span className="sr-only">: {name}</span>
          </a>
        ) : null}
        <DocumentChips petId={petId} parent={{ vaccinationId: dose.id }} documents={papers} name={name} folded />
      </div>
    </div>
  );
}
