import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SevereAllergies } from '@/components/records/allergies/severe-allergies';
import { PassportCard } from '@/components/records/pets/passport-card';
import { PetDetails } from '@/components/records/pets/pet-details';
import { languageOf } from '@/lib/core/i18n/locales';
import type { SharedView } from '@/lib/overviews/sharing/shared-view';
import { LostNotice } from './lost-notice';
import { type ReaderPart, readerOrder } from './reader-order';
import { SharedAlerts } from './shared-alerts';
import { SharedVitals, SharedWeight } from './shared-measures';
import { SharedToday } from './shared-today';
import { SharedVaccinations } from './shared-vaccinations';
import { SharedDocuments, SharedVisits } from './shared-visits';

interface SharedPetProps {
  view: SharedView;
  base: string;
  message: ReactNode;
}

export function SharedPet({ view, base, message }: SharedPetProps) {
  const { pet, passportNumber, contacts, insurance, notes, vaccinations, visits, documents, day } = view;
  // Without the section of identification both numbers are hidden, which differs from having none.
  const microchip = passportNumber === undefined ? undefined : pet.microchip;
  const details = { ...pet, passportNumber, ...contacts, insurance, notes };
  const part = (name: ReaderPart): ReactNode => {
    switch (name) {
      case 'passport':
        return <PassportCard pet={{ ...pet, microchip }} heading="h2" />;
      case 'alerts':
        return <SharedAlerts view={view} />;
      case 'vaccinations':
        return vaccinations ? <SharedVaccinations vaccinations={vaccinations} /> : null;
      case 'weight':
        return <SharedWeight view={view} />;
      case 'vitals':
        return <SharedVitals view={view} />;
      case 'visits':
        return visits ? <SharedVisits visits={visits} /> : null;
      case 'documents':
        return documents ? <SharedDocuments documents={documents} /> : null;
      case 'today':
        return day ? <SharedToday day={day} /> : null;
      case 'message':
        return message;
      default:
        return <PetDetails pet={details} order={[name]} />;
    }
  };
  return (
    <>
      {view.lost ? <LostNotice petName={pet.name} lost={view.lost} /> : null}
      <SevereAllergies names={view.severeAllergies} />
      {readerOrder[view.kind].map((name) => (
        <div key={name} className="grid gap-4 empty:hidden">
          {part(name)}
        </div>
      ))}
      {view.kind === 'vet' ? <PaperLink base={base} /> : null}
    </>
  );
}

/** Vets file on paper. */
function PaperLink({ base }: { base: string }) {
  const t = useTranslations('sharedPet');
  return (
    <p className="print:hidden">
      <a
        href={`${base}/passport.pdf?${new URLSearchParams({ lng: languageOf(useLocale()), size: 'a4' })}`}
        download
        className="tap inline-flex items-center text-primary underline underline-offset-4"
      >
        {t('paper')}
      </a>
    </p>
  );
}
