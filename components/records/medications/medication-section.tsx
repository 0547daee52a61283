import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { Fold } from '@/components/ui/fold';
import type { Page } from '@/lib/core/http/pagination';
import { joinIsolated } from '@/lib/core/i18n/isolate';
import type { PetDocument } from '@/lib/records/documents/document';
import { unknownAllergensOf } from '@/lib/records/medications/allergy-warning';
import type { CheckedMedication } from '@/lib/records/medications/checked-medication';
import { type LoggedDose, logEntries, viewOf } from '@/lib/records/medications/view';
import { DoseLog } from './dose-log';
import { LateMedicationList } from './late-medication-list';

const SHOWN = 20;

interface MedicationSectionProps {
  petId: string;
  petName: string;
  medications: Page<CheckedMedication>;
  doses: LoggedDose[];
  papers: Record<string, PetDocument[]>;
  adding?: boolean;
}

export function MedicationSection({ petId, petName, medications, doses, papers, adding }: MedicationSectionProps) {
  const t = useTranslations('medications');
  const { at } = usePageContext();
  const { items, nextCursor } = medications;
  const views = Object.fromEntries(items.map((one) => [one.id, viewOf(one, doses, at)]));
  const currentItems = items.filter(({ id }) => views[id]?.current);
  const plannedItems = items.filter(({ id }) => !(views[id]?.current || views[id]?.over));
  const past = items.filter(({ id }) => views[id]?.over);
  const unknown = unknownAllergensOf([...currentItems, ...plannedItems]);
  const listProps = { petId, views, papers };
  return (
    <>
      <LateMedicationList
        {...listProps}
        first={{ items: [...currentItems, ...plannedItems], nextCursor: null }}
        empty={t('empty', { pet: petName })}
        adding={adding}
        addable
      />
      {unknown.length > 0 ? (
        <p className="mt-2 text-sm text-muted wrap-anywhere">
          {t('allergy.unknownAllergens', { names: joinIsolated(unknown, ', ') })}
        </p>
      ) : null}
      {past.length > 0 || nextCursor !== null ? (
        <Fold title={t('past')}>
          <LateMedicationList {...listProps} first={{ items: past, nextCursor }} empty={t('noneFound')} />
        </Fold>
      ) : null}
      {items.length > 0 ? (
        <Fold title={t('log')}>
          <DoseLog petId={petId} entries={logEntries(items, doses, SHOWN)} />
        </Fold>
      ) : null}
    </>
  );
}
