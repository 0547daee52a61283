import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { PetHeader } from '@/components/records/pets/pet-header';
import { type PetParams, petMetadata } from '@/components/records/pets/pet-metadata';
import { PetPortrait } from '@/components/records/pets/pet-portrait';
import { RoutineBoard } from '@/components/records/routines/routine-board';
import { ClientContext } from '@/components/shell/client-context';
import { requirePet } from '@/lib/access/page';
import { weekStartOf } from '@/lib/core/time/dates';
import { photoUrl } from '@/lib/records/pets/pet';
import { getRoutineRecord } from '@/lib/records/routines/queries';
import { readDay } from '@/lib/records/routines/schema';
import { templatesFor } from '@/lib/records/routines/templates';
import { daysBefore, streaksOf, weekFrom } from '@/lib/records/routines/view';

interface RoutinesPageProps {
  params: Promise<{ petId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: PetParams): Promise<Metadata> {
  const { petName } = await requirePet((await params).petId, 'view');
  return petMetadata(petName, 'routines');
}

/** Day of `?day=YYYY-MM-DD` (default: today) and its week. */
export default async function RoutinesPage({ params, searchParams }: RoutinesPageProps) {
  const page = await requirePet((await params).petId, 'view');
  const { access, reader } = page;
  const { at, today } = reader;
  const day = readDay((await searchParams).day, today);
  const weekStart = weekStartOf(day, await getLocale());
  const record = await getRoutineRecord(access, { weekStart, today });
  const { pet, routines } = record;
  const t = await getTranslations('routines');
  const titles = await getTranslations('routineTemplates');
  return (
    <>
      <PetHeader of={page} current="routines" title={t('title', { name: pet.name })} />
      <ClientContext namespaces={['entries', 'routines', 'medications']}>
        <RoutineBoard
          pet={{ id: pet.id, name: pet.name }}
          portrait={
            <PetPortrait photoUrl={photoUrl(`/api/pets/${pet.id}`, page.face.photoKey)} type={pet.type} alt="" />
          }
          routines={routines}
          week={weekFrom(record, { weekStart, at })}
          before={daysBefore(record, { day, at })}
          streaks={streaksOf(record, at)}
          templates={templatesFor(pet.type).map(({ key, ...template }) => ({ ...template, title: titles(key) }))}
          day={day}
        />
      </ClientContext>
    </>
  );
}
