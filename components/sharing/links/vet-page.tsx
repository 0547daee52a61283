import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ageInWords } from '@/components/records/pets/age';
import { ContactText } from '@/components/records/pets/contact-text';
import { PassportCard } from '@/components/records/pets/passport-card';
import { PetDetails } from '@/components/records/pets/pet-details';
import { ReaderLanguages } from '@/components/shell/reader-languages';
import { Icon } from '@/components/ui/icon';
import { LogoMark } from '@/components/ui/logo';
import { paths } from '@/lib/core/config/paths';
import { languageOf } from '@/lib/core/i18n/locales';
import { sheetOf } from '@/lib/core/i18n/sheet-size';
import { type Day, formatDay } from '@/lib/core/time/dates';
import type { SharedView } from '@/lib/sharing/links/shared-view';
import { SharedAlerts } from './shared-alerts';
import { SharedHomeMeasures } from './shared-home-measures';
import { SharedLabReports } from './shared-lab-reports';
import { SharedVitals, SharedWeight } from './shared-measures';
import { SharedSymptoms } from './shared-symptoms';
import { SharedToday } from './shared-today';
import { SharedVaccinations } from './shared-vaccinations';
import { SharedDocuments, SharedVisits } from './shared-visits';
import { VetAlerts } from './vet-alerts';
import { VetPast } from './vet-past';

interface VetPageProps {
  view: SharedView;
  base: string;
  lastDay: Day | null;
  signed: ReactNode;
}

export function VetPage({ view, base, lastDay, signed }: VetPageProps) {
  const t = useTranslations('pets');
  const { pet, passportNumber, contacts, notes, symptoms, vaccinations, visits, labReports, measures } = view;
  const age = pet.dateOfBirth && ageInWords(t, pet.dateOfBirth, pet.deceasedOn ?? view.today);
  // Without the identification section both numbers are hidden, which must not look like having none.
  const microchip = passportNumber === undefined ? undefined : pet.microchip;
  return (
    <>
      <VetBar view={view} base={base} lastDay={lastDay} />
      <main
        id="main"
        className="vet-page mx-auto grid max-w-[76rem] gap-2 px-4 lg:gap-1.5 pt-1.5 pb-1 lg:px-6 lg:text-sm"
      >
        <VetAlerts view={view} />
        <div className="grid gap-2 lg:gap-1.5 lg:grid-cols-[28.5rem_minmax(0,1fr)] print:grid-cols-[2fr_3fr]">
          <PassportCard pet={{ ...pet, microchip }} heading="h2" age={age} />
          <div className="lg:col-start-2 print:col-start-2">
            {vaccinations ? <SharedVaccinations vaccinations={vaccinations} /> : null}
          </div>
          <div className="grid content-start gap-2 lg:gap-1.5">
            <SharedWeight view={view} />
            {symptoms ? <SharedSymptoms symptoms={symptoms} /> : null}
            <VetContacts contacts={contacts} />
          </div>
          <div className="grid content-start gap-2 lg:gap-1.5 lg:col-start-2 lg:grid-cols-[minmax(0,2fr)_minmax(0,3.2fr)] print:col-start-2">
            <div className="col-span-full empty:hidden">
              <SharedHomeMeasures measures={measures} />
            </div>
            {labReports ? (
              <div className="col-span-full empty:hidden">
                <SharedLabReports reports={labReports} />
              </div>
            ) : null}
            <div className="grid content-start gap-2 lg:gap-1.5">
              {visits ? <SharedVisits visits={visits} first={1} /> : null}
              <PetDetails pet={{ ...pet, notes }} order={['notes']} />
            </div>
            <div className="grid content-start gap-2 lg:gap-1.5">
              <SharedAlerts view={view} brief />
              <VetRest view={view} signed={signed} />
            </div>
          </div>
        </div>
      </main>
    </>
  );
}

function VetContacts({ contacts }: Pick<SharedView, 'contacts'>) {
  const t = useTranslations('pets');
  const filledContacts = (['emergencyContact', 'vetClinic'] as const).flatMap((field) => {
    const text = contacts?.[field];
    return text ? [{ field, text }] : [];
  });
  if (filledContacts.length === 0) return null;
  return (
    <section aria-labelledby="contacts" className="rounded-card border border-line bg-surface px-4 py-2.5">
      <h2 id="contacts" className="sr-only">
        {t('groups.contacts')}
      </h2>
      <dl className="grid gap-x-4 sm:grid-cols-2">
        {filledContacts.map(({ field, text }) => (
          <div key={field} className="min-w-0">
            <dt className="text-xs text-muted">{t(`fields.${field}`)}</dt>
            <dd dir="auto" className="wrap-anywhere">
              <ContactText text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Folded parts, which a first look does not need. */
function VetRest({ view, signed }: Pick<VetPageProps, 'view' | 'signed'>) {
  const t = useTranslations('sharedPet');
  const { pet, passportNumber, insurance, documents, day } = view;
  return (
    <details className="group/rest">
      <summary className="tap flex items-center gap-2 px-1 font-medium text-primary">
        {t('rest')}
        <Icon of="chevron-down" className="size-5 group-open/rest:rotate-180" />
      </summary>
      <div className="grid gap-2">
        {signed}
        <SharedVitals view={view} />
        <VetPast view={view} />
        {documents ? <SharedDocuments documents={documents} /> : null}
        <PetDetails pet={{ ...pet, passportNumber, insurance }} order={['identification', 'insurance', 'about']} />
        {day ? <SharedToday day={day} /> : null}
      </div>
    </details>
  );
}

function VetBar({ view, base, lastDay }: Omit<VetPageProps, 'signed'>) {
  const t = useTranslations('sharing.reader');
  const paper = useTranslations('sharedPet');
  const locale = useLocale();
  const sheet = sheetOf(locale);
  const query = new URLSearchParams({ lng: languageOf(locale), size: sheet });
  const answer = paths.sharedAnswer(base.slice(base.lastIndexOf('/') + 1));
  return (
    <header className="border-b border-line bg-surface print:border-0">
      <div className="mx-auto flex min-h-13 max-w-[76rem] flex-wrap items-center gap-x-4 gap-y-1 px-4 py-1 lg:px-6">
        <LogoMark className="size-7" />
        <h1 className="grow text-xl">{t('headline.vet', { name: view.pet.name })}</h1>
        <p className="text-sm text-muted">
          {lastDay ? t('until', { date: formatDay(lastDay, locale, 'medium') }) : t('untilStopped')}
        </p>
        <ReaderLanguages className="text-primary" />
        <a href={answer} className="button primary px-4 font-medium print:hidden">
          <Icon of="check-check" />
          {paper('answer')}
        </a>
        <a
          href={`${base}/passport.pdf?${query}`}
          download
          className="button border border-edge px-4 font-medium hover:border-primary print:hidden"
        >
          <Icon of="file-down" />
          {paper('paper', { sheet })}
        </a>
      </div>
    </header>
  );
}
