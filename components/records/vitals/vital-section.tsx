import { useTranslations } from 'next-intl';
import { pageOf } from '@/lib/core/http/page-of';
import type { Page } from '@/lib/core/http/pagination';
import type { Vital } from '@/lib/records/vitals/vital';
import type { VitalSubject } from '@/lib/records/vitals/vital-species';
import { vitalKinds } from '@/lib/records/vitals/vocabulary';
import { LateVitalList } from './late-vital-list';
import { VitalChart } from './vital-chart';

interface VitalSectionProps {
  petId: string;
  subject: VitalSubject;
  vitals: Page<Vital>;
}

export function VitalSection({ petId, subject, vitals }: VitalSectionProps) {
  const t = useTranslations('vitals');
  const byKind = vitalKinds.map((kind) => vitals.items.filter((vital) => vital.kind === kind));
  return (
    <>
      {byKind.map(([newest, ...rest]) =>
        newest ? <VitalChart key={newest.kind} vitals={[newest, ...rest]} subject={subject} heading="h2" /> : null,
      )}
      {vitals.items.length > 0 ? <p className="mb-2 text-sm text-muted">{t('aid')}</p> : null}
      <LateVitalList petId={petId} first={pageOf(vitals, ({ measuredAt }) => measuredAt)} type={subject.type} />
    </>
  );
}
