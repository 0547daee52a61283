'use client';

import { useTranslations } from 'next-intl';
import { lazy } from 'react';
import { DocumentDisclosure } from '@/components/documents/document-disclosure';
import { EntryList } from '@/components/shell/entry-list';
import type { Day } from '@/lib/core/dates';
import type { Page } from '@/lib/core/http/pagination';
import type { PetDocument } from '@/lib/documents/document';
import { vaccinationsClient } from '@/lib/vaccinations/client';
import type { MarkedVaccination } from '@/lib/vaccinations/dose-marks';
import { VaccinationRow } from './vaccination-row';

const VaccinationForm = lazy(() =>
  import('./vaccination-form').then((module) => ({ default: module.VaccinationForm })),
);

interface VaccinationListProps {
  petId: string;
  first: Page<MarkedVaccination>;
  /** Documents by the id of their dose. */
  papers: Record<string, PetDocument[]>;
  /** The last day that a dose can have been given on. */
  latest: Day;
  /** Words for the catalogue's ids. */
  names: Record<string, string>;
  /** Ids of the vaccines that the form offers. */
  suggested: string[];
  /** Opens with the form of a new dose. */
  adding: boolean;
}

/** What was given. */
export function VaccinationList({ petId, first, papers, latest, names, suggested, adding }: VaccinationListProps) {
  const t = useTranslations('vaccinations');
  return (
    <EntryList
      adding={adding}
      petId={petId}
      client={vaccinationsClient}
      first={first}
      words={{
        add: t('add'),
        addTitle: t('addTitle'),
        editTitle: t('editTitle'),
        saved: t('saved'),
        empty: t('empty'),
        name: ({ vaccine }) => names[vaccine] ?? vaccine,
      }}
      row={(dose) => <VaccinationRow dose={dose} name={names[dose.vaccine] ?? dose.vaccine} />}
      below={({ id, vaccine }) => (
        <DocumentDisclosure
          petId={petId}
          parent={{ vaccinationId: id }}
          documents={papers[id] ?? []}
          name={names[vaccine] ?? vaccine}
        />
      )}
      form={(dose, onSaved) => (
        <VaccinationForm
          petId={petId}
          dose={dose}
          latest={latest}
          names={names}
          suggested={suggested}
          onSaved={onSaved}
        />
      )}
    />
  );
}
