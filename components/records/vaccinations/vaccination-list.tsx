'use client';

import { useTranslations } from 'next-intl';
import { DocumentDisclosure } from '@/components/records/documents/document-disclosure';
import { EntryList } from '@/components/shell/entry-list';
import { lazyPart } from '@/components/shell/lazy-part';
import type { Page } from '@/lib/core/http/pagination';
import type { Day } from '@/lib/core/time/dates';
import type { PetDocument } from '@/lib/records/documents/document';
import { vaccinationsClient } from '@/lib/records/vaccinations/client';
import type { MarkedVaccination } from '@/lib/records/vaccinations/dose-marks';
import { VaccinationRow } from './vaccination-row';

const VaccinationForm = lazyPart(async () => (await import('./vaccination-form')).VaccinationForm);

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
  /** Of those, the ids of the vaccines of which the law wants the end of validity. */
  validityFromVet: string[];
  /** The name of a pet of which nothing was noted yet; null otherwise. */
  asksHistoryOf: string | null;
  /** Opens with the form of a new dose. */
  adding: boolean;
}

/** What was given. */
export function VaccinationList(props: VaccinationListProps) {
  const { petId, first, papers, latest, names, suggested, validityFromVet, asksHistoryOf, adding } = props;
  const t = useTranslations('vaccinations');
  return (
    <EntryList
      adding={adding}
      primary={asksHistoryOf !== null}
      petId={petId}
      client={vaccinationsClient}
      first={first}
      words={{
        add: asksHistoryOf === null ? t('add') : t('addHistory', { name: asksHistoryOf }),
        addTitle: t('addTitle'),
        editTitle: t('editTitle'),
        saved: t('saved'),
        empty: asksHistoryOf === null ? t('empty') : t('emptyHistory', { name: asksHistoryOf }),
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
          validityFromVet={validityFromVet}
          onSaved={onSaved}
        />
      )}
    />
  );
}
