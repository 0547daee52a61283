import type { ReactNode } from 'react';
import { useReader } from '#page-context';
import { PetOverview } from '@/components/records/pets/pet-overview';
import { VaccinationStamps } from '@/components/records/vaccinations/vaccination-stamps';
import type { HealthRecord } from '@/lib/overviews/health/queries';
import { dueVaccinations } from '@/lib/records/vaccinations/due';
import { AtAGlance } from './at-a-glance';

interface HealthOverviewProps {
  record: HealthRecord;
  next: ReactNode;
  paper: ReactNode;
  children: ReactNode;
}

export function HealthOverview({ record, next, paper, children }: HealthOverviewProps) {
  const { today } = useReader();
  const planned = dueVaccinations(record.pet, record.vaccinations.items, today);
  return (
    <PetOverview
      pet={record.pet}
      next={next}
      paper={
        <>
          {paper}
          {children}
        </>
      }
      stamps={<VaccinationStamps planned={planned} />}
    >
      <AtAGlance record={record} planned={planned} />
    </PetOverview>
  );
}
