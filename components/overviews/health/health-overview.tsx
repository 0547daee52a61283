import type { ReactNode } from 'react';
import { PetOverview } from '@/components/records/pets/pet-overview';
import { VaccinationStamps } from '@/components/records/vaccinations/vaccination-stamps';
import type { Day } from '@/lib/core/time/dates';
import type { HealthRecord } from '@/lib/overviews/health/queries';
import { dueVaccinations } from '@/lib/records/vaccinations/due';
import { AtAGlance } from './at-a-glance';

interface HealthOverviewProps {
  record: HealthRecord;
  weightUnit: 'kg' | 'lb';
  today: Day;
  next: ReactNode;
  paper: ReactNode;
  children: ReactNode;
}

export function HealthOverview({ record, weightUnit, today, next, paper, children }: HealthOverviewProps) {
  const planned = dueVaccinations(record.pet, record.vaccinations.items, today);
  return (
    <PetOverview
      pet={record.pet}
      today={today}
      next={next}
      paper={
        <>
          {paper}
          {children}
        </>
      }
      stamps={<VaccinationStamps planned={planned} />}
    >
      <AtAGlance record={record} planned={planned} weightUnit={weightUnit} today={today} />
    </PetOverview>
  );
}
