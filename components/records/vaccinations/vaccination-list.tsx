'use client';

import { useTranslations } from 'next-intl';
import { EntryList } from '@/components/collections/entry-list';
import { lazyPart } from '@/components/loading/lazy-part';
import type { Page } from '@/lib/core/http/pagination';
import { nameIn } from '@/lib/core/text/name-in';
import type { PetDocument } from '@/lib/records/documents/document';
import { vaccinationsClient } from '@/lib/records/vaccinations/client';
import type { ListedVaccination } from '@/lib/records/vaccinations/dose-marks';
import type { DueVaccine } from '@/lib/records/vaccinations/due-vaccine';
import { type DrawnStamp, VaccinationRow } from './vaccination-row';

const VaccinationForm = lazyPart(async () => (await import('./vaccination-form')).VaccinationForm);

interface VaccinationListProps {
  petId: string;
  first: Page<ListedVaccination>;
  stamps: Record<string, DrawnStamp>;
  papers: Record<string, PetDocument[]>;
  names: Record<string, string>;
  suggested: string[];
  due: readonly DueVaccine[];
  /** Ids of vaccines whose legal validity is the date in the passport. */
  validityFromVet: string[];
  /** Pet's name if the list should ask for its history, else null. */
  asksHistoryOf: string | null;
  adding: boolean;
}

export function VaccinationList(props: VaccinationListProps) {
  const { petId, first, stamps, papers, names, suggested, due, validityFromVet, asksHistoryOf, adding } = props;
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
        name: ({ vaccine }) => nameIn(names, vaccine),
      }}
      row={(dose) => (
        <VaccinationRow
          petId={petId}
          dose={dose}
          name={nameIn(names, dose.vaccine)}
          stamp={dose.tooEarly === null ? undefined : stamps[dose.id]}
          papers={papers[dose.id] ?? []}
        />
      )}
      formName="vaccination"
      form={(dose, onSaved, close, refresh) => (
        <VaccinationForm
          petId={petId}
          dose={dose}
          papers={dose ? (papers[dose.id] ?? []) : []}
          names={names}
          suggested={suggested}
          due={due}
          validityFromVet={validityFromVet}
          onSaved={onSaved}
          onCardSaved={() => {
            close();
            refresh();
          }}
        />
      )}
    />
  );
}
