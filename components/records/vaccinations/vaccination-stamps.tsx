import { useTranslations } from 'next-intl';
import type { Day } from '@/lib/core/time/dates';
import type { PlannedVaccine } from '@/lib/records/vaccinations/planned-vaccine';
import { doseStamps } from '@/lib/records/vaccinations/stamp';
import type { Vaccination } from '@/lib/records/vaccinations/vaccination';
import { VaccinationStamp } from './dose-stamp';

const SHOWN = 6;

interface VaccinationStampsProps {
  doses: readonly Vaccination[];
  /** The pet's `dueVaccinations` for these doses and `today`. */
  planned: readonly PlannedVaccine[];
  today: Day;
}

export function VaccinationStamps({ doses, planned, today }: VaccinationStampsProps) {
  const t = useTranslations('vaccinationPlan.stamps');
  const given = new Map(doses.map((dose) => [dose.id, dose]));
  const stamps = doseStamps(doses, planned, today).slice(0, SHOWN);
  if (stamps.length === 0) return null;
  return (
    <ul aria-label={t('label')} className="flex flex-wrap items-center gap-2 px-4 pb-4 @md:px-5">
      {stamps.map((stamp) => {
        const dose = given.get(stamp.id);
        return <li key={stamp.id}>{dose ? <VaccinationStamp stamp={stamp} dose={dose} /> : null}</li>;
      })}
    </ul>
  );
}
