import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { usePageContext } from '#page-context';
import { PetPortrait } from '@/components/records/pets/pet-portrait';
import { ReaderLanguages } from '@/components/shell/reader-languages';
import { Icon } from '@/components/ui/icon';
import { joinIsolated } from '@/lib/core/i18n/isolate';
import { languageOf } from '@/lib/core/i18n/locales';
import { dayIn, formatDay, instantFromJson } from '@/lib/core/time/dates';
import { isFood } from '@/lib/records/allergies/food';
import type { SharedView } from '@/lib/sharing/links/shared-view';
import { readerOrder } from './reader-order';
import { ReaderParts } from './reader-parts';
import { useReaderAbout } from './use-reader-about';

export function FinderPage({ view }: { view: SharedView }) {
  const t = useTranslations('sharedPet.finder');
  const reader = useTranslations('sharing.reader');
  const { pet, lost } = view;
  const { locale, timeZone } = usePageContext();
  const about = useReaderAbout(view);
  const rest = readerOrder.finder.filter((part) => part !== 'alerts' || view.conditions || view.medications);
  return (
    <main id="main" className="mx-auto w-full max-w-xl">
      <div className="relative">
        <PetPortrait
          photoUrl={pet.photoUrl}
          type={pet.type}
          alt={reader('photoOf', { name: pet.name })}
          className="h-97 w-full rounded-none border-0"
        />
        <ReaderLanguages className="absolute top-3 right-3 rounded-full bg-paper px-1 shadow-card" />
      </div>
      <div className="relative -mt-7 rounded-t-[1.5rem] bg-paper px-5 pt-4">
        <h1 className={lost ? 'text-[3.375rem] leading-none text-danger' : 'text-[2.25rem] leading-none'}>
          {t(lost ? 'lost' : 'met')}
        </h1>
        <p className="mt-3 text-lg wrap-anywhere">
          {t.rich('name', { name: pet.name, strong: (name) => <strong>{name}</strong> })}{' '}
          {lost?.note ? null : t('manners')}
        </p>
        {lost?.note ? (
          <p dir="auto" className="mt-1 text-lg whitespace-pre-line wrap-anywhere">
            {lost.note}
          </p>
        ) : null}
        <p className="mt-1 text-sm text-muted">
          {joinIsolated(
            [
              about,
              pet.colour,
              pet.markings,
              lost && t('since', { date: formatDay(dayIn(instantFromJson(lost.since), timeZone), locale) }),
            ],
            ' · ',
          )}
        </p>
        <MedicationNote view={view} />
        <AllergyNotes view={view} />
        <a
          href={`?${new URLSearchParams({ write: '1', lng: languageOf(useLocale()) })}`}
          className="button mt-6 min-h-16 w-full rounded-tile bg-primary px-3 text-lg text-on-primary hover:bg-primary-strong print:hidden"
        >
          <Icon of="map-pin" />
          {t('write')}
        </a>
        <p className="mt-2 text-center text-sm text-muted print:hidden">{t('hears')}</p>
        <div className="mt-6 grid gap-4 empty:hidden">
          <ReaderParts view={view} parts={rest.filter((part) => part !== 'about')} />
        </div>
      </div>
    </main>
  );
}

function MedicationNote({ view: { lost } }: { view: SharedView }) {
  const t = useTranslations('sharedPet.finder');
  if (!lost?.needsMedication) return null;
  return (
    <p className="mt-4 flex gap-3 rounded-tile bg-danger-soft px-4 py-3">
      <Icon of="pill" className="mt-0.5 size-6 shrink-0 text-danger" />
      <strong className="font-semibold text-danger">{t('needsMedication')}</strong>
    </p>
  );
}

/** Lists food first, because a finder may feed the pet before anyone answers. */
function AllergyNotes({ view: { severeAllergies, allergies = [] } }: { view: SharedView }) {
  const t = useTranslations('sharedPet.finder');
  const all = [...new Set([...severeAllergies, ...allergies.map(({ allergen }) => allergen)])];
  const notes = [
    { key: 'food', icon: 'cooking-pot', names: all.filter(isFood) },
    { key: 'allergic', icon: 'triangle-alert', names: all.filter((name) => !isFood(name)) },
  ] as const;
  return notes.map(({ key, icon, names }) =>
    names.length === 0 ? null : (
      <p key={key} className="mt-4 flex gap-3 rounded-tile bg-danger-soft px-4 py-3 wrap-anywhere">
        <Icon of={icon} className="mt-0.5 size-6 shrink-0 text-danger" />
        <strong className="font-semibold text-danger">{t(key, { names: joinIsolated(names, ', ') })}</strong>
      </p>
    ),
  );
}

export function FinderStep({ view, children }: { view: SharedView; children: ReactNode }) {
  const t = useTranslations('sharedPet.finder');
  const { pet } = view;
  return (
    <div className="mx-auto w-full max-w-xl px-4 py-3">
      <header className="mb-3 flex items-center justify-between gap-3">
        <a
          href={`?${new URLSearchParams({ lng: languageOf(useLocale()) })}`}
          className="tap inline-flex items-center gap-2 text-primary underline underline-offset-4"
        >
          <Icon of="arrow-left" className="size-5" />
          {t('back')}
        </a>
        <ReaderLanguages step="write" />
      </header>
      <main id="main">
        <div className="mb-4 flex items-center gap-4">
          <PetPortrait photoUrl={pet.photoUrl} type={pet.type} alt="" className="h-20 w-16" />
          <h1 className="text-[1.8125rem]">{t('formTitle', { name: pet.name })}</h1>
        </div>
        {children}
      </main>
    </div>
  );
}
