import { useLocale, useTranslations } from 'next-intl';
import { PetPortrait } from '@/components/records/pets/pet-portrait';
import { ReaderLanguages } from '@/components/shell/reader-languages';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { LogoMark } from '@/components/ui/logo';
import { formatList } from '@/lib/core/i18n/intl-formats';
import { isolate, joinIsolated } from '@/lib/core/i18n/isolate';
import { daysBetween, formatDay } from '@/lib/core/time/dates';
import { photoUrl } from '@/lib/records/pets/pet';
import type { StayDay } from '@/lib/sharing/stays/queries/stays';
import type { Sitting } from '@/lib/sharing/stays/sitting';
import { StayTiles } from './stay-tiles';

interface StayCoverProps {
  stay: Sitting;
  view: StayDay;
  base: string;
}

const PASSPORTS = 2;

export function StayCover({ stay, view, base }: StayCoverProps) {
  const t = useTranslations('stays.reader');
  const locale = useLocale();
  const names = formatList(
    stay.pets.map(({ name }) => name),
    locale,
  );
  const { fromDay, untilDay } = stay;
  return (
    <header className="cover-honey cover-ground">
      <a href="#wrong" className="skip-link tap">
        {t('wrong')}
      </a>
      <div className="mx-auto max-w-3xl px-4 pt-2 pb-5">
        <div className="flex items-center justify-between gap-3">
          <p className="flex min-w-0 items-center gap-2.5 wrap-anywhere">
            <LogoMark className="size-6 shrink-0 bg-foil!" />
            {t('from', { name: stay.ownerName })}
          </p>
          <ReaderLanguages className="text-on-cover" />
        </div>
        <div className="mt-2 grid grid-cols-[auto_1fr] items-center gap-4">
          <div className="flex">
            {stay.pets.slice(0, PASSPORTS).map((pet, index) => (
              <PetPortrait
                key={pet.id}
                photoUrl={photoUrl(`${base}/pets/${pet.id}`, pet.photoKey)}
                type={pet.type}
                alt={t('photoOf', { name: pet.name })}
                className={cn(
                  `cover-${pet.cover} h-22 w-17 rounded-control border-3 border-on-cover shadow-card`,
                  index === 0 ? '-rotate-5' : 'mt-2 -ml-5 rotate-3',
                )}
              />
            ))}
          </div>
          <div className="min-w-0 wrap-anywhere">
            <h1 className="text-[1.75rem] leading-tight sm:text-[2.5rem]">{isolate(names)}</h1>
            <p className="mt-1 text-on-cover-muted">
              {untilDay === null
                ? formatDay(view.day, locale, 'weekday')
                : t('dayOf', { day: daysBetween(fromDay, view.day) + 1, days: daysBetween(fromDay, untilDay) + 1 })}
            </p>
          </div>
        </div>
        <StayTiles stay={stay} day={view.day} />
        <Allergies pets={view.pets} />
      </div>
    </header>
  );
}

function Allergies({ pets }: Pick<StayDay, 'pets'>) {
  const t = useTranslations('stays.reader');
  const severities = useTranslations('allergies.severities');
  const petsWithAllergies = pets.filter(({ allergies }) => allergies.length > 0);
  if (petsWithAllergies.length === 0) return null;
  return (
    <ul className="mt-4 grid gap-1 rounded-control bg-slip px-3 py-2.5 font-semibold text-slip-danger wrap-anywhere">
      {petsWithAllergies.map(({ id, name, allergies }) => {
        const allergens = allergies.map(({ allergen, severity }) => `${allergen} (${severities(severity)})`);
        return (
          <li key={id} className="flex gap-2">
            <Icon of="triangle-alert" className="mt-0.5 size-5 shrink-0" />
            <span>{t('allergic', { name, allergens: joinIsolated(allergens, ', ') })}</span>
          </li>
        );
      })}
    </ul>
  );
}
