import './pets.css';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { usePageContext } from '#page-context';
import { cn } from '@/components/ui/cn';
import { isolate, joinIsolated } from '@/lib/core/i18n/isolate';
import { dayFromColumn } from '@/lib/core/time/dates';
import { photoUrl } from '@/lib/records/pets/pet';
import type { PetType } from '@/lib/records/pets/vocabulary';
import { ageInWords } from './age';
import { PetHeaderView } from './pet-header-view';
import { PetParts, type PetSection, usePetTabs } from './pet-tabs';

interface HeadedPet {
  id: string;
  name: string;
  type: PetType;
  breed: string | null;
  photoKey: string | null;
  dateOfBirth: Date | null;
  deceasedOn: Date | null;
}

interface PetHeaderProps {
  of: { face: HeadedPet; severeAllergies: readonly string[] };
  current: PetSection | null;
  /** Heading for screen readers; visible if it is the pet's name. Null if the page has its own heading. */
  title: string | null;
  children?: ReactNode;
}

export function PetHeader({ of: { face, severeAllergies }, current, title, children }: PetHeaderProps) {
  const t = useTranslations('pets');
  const allergies = useTranslations('allergies');
  const { id, type, breed, photoKey } = face;
  const name = isolate(face.name);
  return (
    <>
      <PetHeaderView
        petId={id}
        back={t('nav.back')}
        photoUrl={photoUrl(`/api/pets/${id}`, photoKey)}
        type={type}
        name={name}
        heading={title === face.name ? name : title}
        kind={joinIsolated([breed ?? t(`type.${type}`), useAge(face)], ' · ')}
        alert={severeAllergies.length > 0 ? allergies('alert', { names: joinIsolated(severeAllergies, ', ') }) : null}
        label={t('nav.label', { name: face.name })}
        {...usePetTabs(current)}
        {...(current !== 'overview' && { isCompact: true })}
      >
        {children}
      </PetHeaderView>
      <PetParts pet={face} current={current} />
    </>
  );
}

function useAge({ dateOfBirth, deceasedOn }: HeadedPet): string | null {
  const t = useTranslations('pets');
  const { today } = usePageContext();
  return dateOfBirth && ageInWords(t, dayFromColumn(dateOfBirth), deceasedOn ? dayFromColumn(deceasedOn) : today);
}

export function PetHeaderSkeleton({ full }: { full?: boolean }) {
  return (
    <div className={cn('pet-header cover-ground', !full && 'compact')}>
      <span className="pet-back tap" />
      <span className="glued portrait" />
      <div className="pet-title">
        <p className="pet-name">&nbsp;</p>
        <p className="pet-kind">&nbsp;</p>
      </div>
      <div className="pet-tabs" />
    </div>
  );
}
