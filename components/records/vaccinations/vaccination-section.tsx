import { useLocale, useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { Allowed } from '@/components/shell/allowed';
import { pageOf } from '@/lib/core/http/page-of';
import type { Page } from '@/lib/core/http/pagination';
import { type Locale, languageOf } from '@/lib/core/i18n/locales';
import { type Day, dayToColumn } from '@/lib/core/time/dates';
import type { PetDocument } from '@/lib/records/documents/document';
import { findVaccine, profileOf, vaccinesOf } from '@/lib/records/vaccinations/catalogue';
import type { MarkedVaccination } from '@/lib/records/vaccinations/dose-marks';
import { dueVaccinations } from '@/lib/records/vaccinations/due';
import type { PlannedVaccine } from '@/lib/records/vaccinations/planned-vaccine';
import { doseStamps } from '@/lib/records/vaccinations/stamp';
import { toDueVaccines } from '@/lib/records/vaccinations/to-due-vaccine';
import type { VaccinatedPet } from '@/lib/records/vaccinations/vaccinated-pet';
import { VaccinationStamp } from './dose-stamp';
import { DueList } from './due-list';
import { LatePlanSettings } from './late-plan-settings';
import { LateVaccinationList } from './late-vaccination-list';
import { StatusLine } from './status-line';

interface VaccinationSectionProps {
  pet: VaccinatedPet & { id: string; name: string };
  /** Doses that the plan can use, newest first. */
  vaccinations: Page<MarkedVaccination>;
  papers: Record<string, PetDocument[]>;
  adding: boolean;
}

export function VaccinationSection({ pet, vaccinations, papers, adding }: VaccinationSectionProps) {
  const t = useTranslations('vaccinationPlan');
  const { today } = usePageContext();
  const language = languageOf(useLocale());
  const own = vaccinesOf(pet.type);
  const plannedVaccines = dueVaccinations(pet, vaccinations.items, today);
  // Includes vaccines recorded before the pet's species was changed.
  const notedVaccines = vaccinations.items.flatMap(({ vaccine }) => findVaccine(vaccine) ?? []);
  const names = Object.fromEntries([...own, ...notedVaccines].map(({ id, name }) => [id, name[language]]));
  // Without doses, asks for the history first, because the plan depends on it.
  const asksHistory = own.length > 0 && !pet.deceasedOn && vaccinations.items.length === 0;
  // No doses and no dates: an adult with an unknown history.
  const isUnknown = asksHistory && plannedVaccines.length > 0 && plannedVaccines.every(({ due }) => due === null);
  const due = pet.deceasedOn ? null : (
    <div key="due">
      <h2>{t('title')}</h2>
      {own.length === 0 ? <p className="text-muted">{t('noVaccines')}</p> : null}
      {own.length > 0 && plannedVaccines.length === 0 ? <p className="text-muted">{t('none')}</p> : null}
      {isUnknown ? <p className="text-muted">{t('noHistory')}</p> : null}
      {plannedVaccines.length > 0 && !isUnknown ? <DueList planned={plannedVaccines} region={pet.region} /> : null}
      {own.length > 0 ? (
        <Allowed to="edit">
          <LatePlanSettings {...settingsOf(pet, language)} />
        </Allowed>
      ) : null}
    </div>
  );
  const stamps = (
    <div key="given">
      <h2>{t('given')}</h2>
      <LateVaccinationList
        petId={pet.id}
        adding={adding}
        first={pageOf(vaccinations, ({ givenOn }) => dayToColumn(givenOn).toISOString())}
        stamps={stampsById(vaccinations.items, plannedVaccines, pet.deceasedOn ?? today)}
        papers={papers}
        names={names}
        due={toDueVaccines(plannedVaccines, language)}
        suggested={own.map(({ id }) => id)}
        validityFromVet={own.filter(({ validityFromVet }) => validityFromVet).map(({ id }) => id)}
        asksHistoryOf={asksHistory ? pet.name : null}
      />
    </div>
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-2 lg:gap-x-11">
      {asksHistory ? [stamps, due] : [due, stamps]}
    </div>
  );
}

/** Width in px, with room for name and status only. */
const SMALL = 84;

function stampsById(doses: readonly MarkedVaccination[], plannedVaccines: readonly PlannedVaccine[], today: Day) {
  const dosesById = new Map(doses.map((dose) => [dose.id, dose]));
  return Object.fromEntries(
    doseStamps(doses, plannedVaccines, today).flatMap((stamp) => {
      const dose = dosesById.get(stamp.id);
      const picture = dose && <VaccinationStamp stamp={stamp} dose={dose} size={SMALL} isDecorative />;
      return picture ? [[stamp.id, { picture, sentence: <StatusLine status={stamp.status} /> }]] : [];
    }),
  );
}

function settingsOf(pet: VaccinationSectionProps['pet'], locale: Locale) {
  const profile = profileOf(pet);
  const usual = profileOf({ ...pet, vaccineProfile: null });
  const offeredVaccines = vaccinesOf(pet.type).filter(({ id, class: kind }) => {
    const word = kind[profile] ?? 'notListed';
    return pet.extraVaccines.includes(id) || (word !== 'core' && word !== 'notListed');
  });
  return {
    pet: { id: pet.id, name: pet.name },
    settings: {
      vaccineProfile: pet.vaccineProfile,
      extraVaccines: pet.extraVaccines,
      highRisk: pet.highRisk,
    },
    usualProfile: usual === 'wsava' || usual === 'aaha' ? usual : null,
    asksHome: vaccinesOf(pet.type).some(({ validityFromVet }) => validityFromVet),
    offered: offeredVaccines.map(({ id, name, when }) => ({ id, name: name[locale], when: when?.[locale] ?? null })),
  };
}
