import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import type { CoverState } from '@/components/records/pets/pet-covers';
import { languageOf } from '@/lib/core/i18n/locales';
import { formatDay, formatTime } from '@/lib/core/time/dates';
import type { AgendaPet } from '@/lib/overviews/agenda/agenda-pet';
import { type PetState, petState } from '@/lib/overviews/agenda/pet-state';
import { findVaccine } from '@/lib/records/vaccinations/catalogue';

const icons = {
  vaccinationOverdue: 'vaccination',
  vaccinationDue: 'vaccination',
  dose: 'medicine',
  treatmentDue: 'medicine',
  datesMissing: 'vaccination',
  inOrder: 'calm',
  nothingDue: 'calm',
} as const satisfies Record<PetState['kind'], CoverState['icon']>;

export function usePetStates(pets: readonly AgendaPet[]): ReadonlyMap<string, CoverState> {
  const t = useTranslations('pets.list.state');
  const estimate = useTranslations('vaccinationStatus');
  const { locale, at, timeZone } = usePageContext();
  function textOf(state: PetState): string {
    if (state.kind === 'inOrder' || state.kind === 'nothingDue' || state.kind === 'datesMissing') return t(state.kind);
    if (state.kind === 'dose') return t('dose', { title: state.title, time: formatTime(state.time, locale) });
    if (state.kind === 'treatmentDue') return t('treatmentDue', { title: state.title });
    const title = (findVaccine(state.vaccineId)?.short ?? state.name)[languageOf(locale)];
    const text =
      state.kind === 'vaccinationOverdue'
        ? t('vaccinationOverdue', { title })
        : t('vaccinationDue', { title, date: formatDay(state.due, locale, 'medium') });
    const labeledText = state.isEstimated ? estimate('isEstimate', { text }) : text;
    const others = state.kind === 'vaccinationOverdue' ? state.others : 0;
    return others > 0 ? t('andOthers', { text: labeledText, count: others }) : labeledText;
  }
  return new Map(
    pets.map((pet) => {
      const state = petState(pet, { at, timeZone });
      return [pet.id, { icon: icons[state.kind], text: textOf(state) }];
    }),
  );
}
