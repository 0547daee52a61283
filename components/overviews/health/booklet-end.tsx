import { OverviewEnd } from '@/components/records/pets/overview-end';
import type { HealthRecord } from '@/lib/overviews/health/queries';
import { AtAGlance } from './at-a-glance';
import { NextAppointment } from './next-appointment';

export function BookletEnd({ record }: { record: HealthRecord }) {
  const { pet, next } = record;
  return (
    <div className="mx-auto grid max-w-[56.5rem] gap-4">
      {next ? <NextAppointment petId={pet.id} appointment={next} /> : null}
      <AtAGlance record={record} />
      <OverviewEnd pet={pet} />
    </div>
  );
}
