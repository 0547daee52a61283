import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { NotCompared } from '@/components/records/medications/not-compared';
import { PetDetails } from '@/components/records/pets/pet-details';
import { Group, Medicine, SharedTreatments } from '@/components/sharing/links/shared-alerts';
import { SharedCard } from '@/components/sharing/links/shared-card';
import { SharedMeals } from '@/components/sharing/links/shared-meals';
import { Icon } from '@/components/ui/icon';
import type { StayDayPet } from '@/lib/sharing/stays/queries/stays';

export function StayCareList({ pets }: { pets: readonly StayDayPet[] }) {
  const t = useTranslations('stays.reader');
  return (
    <div className="divide-y divide-line border-y border-line">
      {pets.map((pet) => (
        <details key={pet.id} className="group/care">
          <summary className="tap flex items-center gap-3 py-2 font-medium">
            <Icon of="paw-print" className="size-6 shrink-0 text-primary" />
            <span className="min-w-0 grow wrap-anywhere">{t('care', { name: pet.name })}</span>
            <Icon of="chevron-down" className="size-5 shrink-0 text-muted group-open/care:rotate-180" />
          </summary>
          <div className="grid gap-4 pt-1 pb-4">
            <Care pet={pet} />
          </div>
        </details>
      ))}
    </div>
  );
}

function Care({ pet: { name, care } }: { pet: StayDayPet }) {
  const t = useTranslations('sharedPet');
  const { timeZone } = usePageContext();
  const { meals, medications, treatments, about } = care;
  const unknownWords = [...new Set(medications.flatMap((one) => one.unknownWords))];
  return (
    <>
      {meals.length > 0 ? <SharedMeals meals={meals} /> : null}
      <SharedCard title={t('medication')}>
        <Group title={null} none={medications.length === 0 && t('noMedication')}>
          {medications.map((one, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same medicine may be given twice
            <Medicine key={index} medication={one} />
          ))}
        </Group>
        {treatments.length > 0 ? <SharedTreatments view={{ treatments, timeZone }} /> : null}
        <NotCompared words={unknownWords} />
      </SharedCard>
      <PetDetails pet={{ name, ...about }} order={['about']} />
    </>
  );
}
