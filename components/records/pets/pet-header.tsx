import './pets.css';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useReader } from '#page-context';
import { IntentLink } from '@/components/shell/intent-link';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/core/config/paths';
import { isolated, joinIsolated } from '@/lib/core/i18n/isolate';
import { dayFromColumn } from '@/lib/core/time/dates';
import { photoUrl } from '@/lib/records/pets/pet';
import type { PetType } from '@/lib/records/pets/vocabulary';
import { ageInWords } from './age';
import { PetPortrait } from './pet-portrait';
import { PetParts, type PetSection, PetTabs } from './pet-tabs';

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
  /** Of the page: for readers of screens, where it is not the pet's name. None where the page shows its own. */
  title: string | null;
  /** One sentence on how the pet is; the compact header of the other tabs has room for it on wide screens. */
  children?: ReactNode;
}

/** Heads every page of a pet, in its cover colour (inside.md, "My Pets and the pet's header"). */
export function PetHeader({ of: { face, severeAllergies }, current, title, children }: PetHeaderProps) {
  const t = useTranslations('pets');
  const { id, name, type, breed, photoKey } = face;
  const Name = title === name ? 'h1' : 'p';
  return (
    <>
      <header className={cn('pet-header cover-ground', current !== 'overview' && 'compact')}>
        <IntentLink href={paths.pets} aria-label={t('nav.back')} className="tap pet-back">
          <Icon of="arrow-left" />
        </IntentLink>
        <PetPortrait photoUrl={photoUrl(`/api/pets/${id}`, photoKey)} type={type} alt="" className="glued" />
        <div className="pet-title">
          <Name className="pet-name">{isolated(name)}</Name>
          <p className="pet-kind">{joinIsolated([breed ?? t(`type.${type}`), useAge(face)], ' · ')}</p>
          {children}
        </div>
        {title === null || title === name ? null : <h1 className="sr-only">{title}</h1>}
        <AllergySlip names={severeAllergies} />
        <nav aria-label={t('nav.label', { name })} className="contents print:hidden">
          <PetTabs petId={id} current={current} edit={<Icon of="pencil" />} share={<Icon of="send" />} />
        </nav>
      </header>
      <PetParts pet={face} current={current} />
    </>
  );
}

function useAge({ dateOfBirth, deceasedOn }: HeadedPet): string | null {
  const t = useTranslations('pets');
  const { today } = useReader();
  return dateOfBirth && ageInWords(t, dayFromColumn(dateOfBirth), deceasedOn ? dayFromColumn(deceasedOn) : today);
}

function AllergySlip({ names }: { names: readonly string[] }) {
  const t = useTranslations('allergies');
  if (names.length === 0) return null;
  return (
    <p className="pet-alert">
      <Icon of="triangle-alert" />
      <span>{t('alert', { names: joinIsolated(names, ', ') })}</span>
    </p>
  );
}

/** The pet's colour comes from the layout, which is there before its name. */
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
