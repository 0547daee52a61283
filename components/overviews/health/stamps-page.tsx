import { useTranslations } from 'next-intl';
import { useCan } from '#page-context';
import { VaccinationStamp } from '@/components/records/vaccinations/dose-stamp';
import { IntentLink } from '@/components/shell/intent-link';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Stamp } from '@/components/ui/stamp';
import { paths } from '@/lib/core/config/paths';
import type { Day } from '@/lib/core/time/dates';
import type { PlannedVaccine } from '@/lib/records/vaccinations/planned-vaccine';
import { doseStamps } from '@/lib/records/vaccinations/stamp';
import type { Vaccination } from '@/lib/records/vaccinations/vaccination';
import { BookletPage } from './booklet-page';

interface StampsPageProps {
  petId: string;
  doses: readonly Vaccination[];
  /** The pet's `dueVaccinations` for these doses and `today`. */
  planned: readonly PlannedVaccine[];
  counts: { overdue: number; due: number } | null;
  /** The day of its death for a pet that died, so that its stamps stay as they were. */
  today: Day;
  /** The dose that was just saved: its stamp lands. */
  landing: string | null;
}

/** Widths in px. */
const SIZES = { current: 128, old: 100 };

export function StampsPage({ petId, doses, planned, counts, today, landing }: StampsPageProps) {
  const t = useTranslations('health.booklet');
  const label = useTranslations('vaccinationPlan.stamps');
  const given = new Map(doses.map((dose) => [dose.id, dose]));
  const stamps = doseStamps(doses, planned, today).flatMap((stamp) => {
    const dose = given.get(stamp.id);
    return dose ? [{ stamp, dose, isOld: stamp.state === 'replaced' }] : [];
  });
  const sorted = stamps.toSorted((a, b) => Number(a.isOld) - Number(b.isOld));
  const due = counts && [counts.overdue > 0 && t('overdue', counts), counts.due > 0 && t('due', counts)];
  return (
    <BookletPage id="stamps" title={t('vaccinations')} aside={<span>{due?.filter(Boolean).join(' · ')}</span>}>
      {sorted.length > 0 ? (
        <ul aria-label={label('label')} className="booklet-stamps">
          {sorted.map(({ stamp, dose, isOld }) => (
            <li key={stamp.id} data-old={isOld || undefined}>
              <IntentLink href={paths.petHealth(petId, 'vaccinations')}>
                <VaccinationStamp
                  stamp={stamp}
                  dose={dose}
                  size={isOld ? SIZES.old : SIZES.current}
                  className={stamp.id === landing ? 'animate-land' : undefined}
                />
              </IntentLink>
            </li>
          ))}
        </ul>
      ) : (
        <FirstStamp petId={petId} />
      )}
    </BookletPage>
  );
}

/** Where the first vaccination will stand. */
export function FirstStamp({ petId }: { petId: string }) {
  const t = useTranslations('health.booklet');
  const can = useCan();
  return (
    <div className="booklet-first">
      <div>
        <p>{t('firstStamp')}</p>
        {can.edit ? (
          <Button asChild variant="soft">
            <IntentLink href={paths.newVaccination(petId)}>
              <Icon of="camera" />
              {t('photograph')}
            </IntentLink>
          </Button>
        ) : null}
      </div>
      <Stamp shape="circle" state="blank" title="?" word="" name="" tilt={8} size={92} />
    </div>
  );
}
