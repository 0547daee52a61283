'use client';

import { useTranslations } from 'next-intl';
import { EntryList } from '@/components/collections/entry-list';
import { lazyPart } from '@/components/loading/lazy-part';
import { DocumentDisclosure } from '@/components/records/documents/document-disclosure';
import type { Page } from '@/lib/core/http/pagination';
import type { PetDocument } from '@/lib/records/documents/document';
import type { ListedMedication } from '@/lib/records/medications/checked-medication';
import { medicationsClient } from '@/lib/records/medications/client';
import type { MedicationView } from '@/lib/records/medications/view';
import { AllergyWarnings } from './allergy-warnings';
import { MedicationDoses } from './medication-doses';
import { MedicationRow } from './medication-row';

const MedicationForm = lazyPart(async () => (await import('./medication-form')).MedicationForm);

interface MedicationListProps {
  petId: string;
  first: Page<ListedMedication>;
  views: Record<string, MedicationView>;
  papers: Record<string, PetDocument[]>;
  empty: string;
  addable?: boolean;
  adding?: boolean;
}

export function MedicationList({ petId, first, views, papers, empty, addable, adding }: MedicationListProps) {
  const t = useTranslations('medications');
  return (
    <EntryList
      petId={petId}
      client={medicationsClient}
      first={first}
      withoutNew={!addable}
      adding={adding}
      words={{
        add: addable ? t('add') : undefined,
        addTitle: t('addTitle'),
        editTitle: t('editTitle'),
        saved: t('saved'),
        empty,
        name: ({ name }) => name,
      }}
      row={(medication) => <MedicationRow medication={medication} view={views[medication.id]} />}
      below={(medication) => {
        const view = views[medication.id];
        return (
          <>
            <AllergyWarnings warnings={medication.allergyCheck?.conflicts ?? []} />
            {view ? <MedicationDoses petId={petId} medication={medication} view={view} /> : null}
            <DocumentDisclosure
              petId={petId}
              parent={{ medicationId: medication.id }}
              documents={papers[medication.id] ?? []}
              name={medication.name}
            />
          </>
        );
      }}
      formName="medication"
      form={(medication, onSaved) => <MedicationForm petId={petId} medication={medication} onSaved={onSaved} />}
    />
  );
}
