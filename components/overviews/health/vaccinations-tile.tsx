import { useLocale, useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { VaccinationStamp } from '@/components/records/vaccinations/dose-stamp';
import { paths } from '@/lib/core/config/paths';
import { isolate } from '@/lib/core/i18n/isolate';
import { languageOf } from '@/lib/core/i18n/locales';
import { type Day, formatDay } from '@/lib/core/time/dates';
import { dueInWords, urgentStamps } from '@/lib/overviews/health/summary';
import { findVaccine } from '@/lib/records/vaccinations/catalogue';
import type { PlannedVaccine } from '@/lib/records/vaccinations/planned-vaccine';
import type { Vaccination } from '@/lib/records/vaccinations/vaccination';
import { EmptyTile, Tile } from './tile';

interface VaccinationsTileProps {
  petId: string;
  doses: readonly Vaccination[];
  planned: readonly PlannedVaccine[];
  today: Day;
}

const SIZE = 104;

export function VaccinationsTile({ petId, doses, planned, today }: VaccinationsTileProps) {
  const t = useTranslations('health.tiles');
  const title = useTranslations('vaccinations')('title');
  const stamps = urgentStamps(doses, planned, today);
  if (stamps.length === 0)
    return (
      <EmptyTile
        id="vaccinations"
        className="large"
        title={title}
        icon="syringe"
        hint={t('vaccinations.empty')}
        href={paths.newVaccination(petId)}
      />
    );
  return (
    <Tile
      id="vaccinations"
      className="large stamps"
      title={title}
      icon="syringe"
      href={paths.petHealth(petId, 'vaccinations')}
    >
      <ul className="tile-stamps">
        {stamps.map(({ stamp, dose }) => (
          <li key={stamp.id}>
            <VaccinationStamp stamp={stamp} dose={dose} size={SIZE} />
          </li>
        ))}
      </ul>
      <DueSentence planned={planned} />
    </Tile>
  );
}

function DueSentence({ planned }: { planned: readonly PlannedVaccine[] }) {
  const t = useTranslations('health.tiles.vaccinations');
  const { locale } = usePageContext();
  const language = languageOf(useLocale());
  const nameOf = ({ vaccineId, name }: PlannedVaccine) =>
    isolate(findVaccine(vaccineId)?.short[language] ?? name[language]);
  const estimate = useTranslations('vaccinationStatus');
  const on = ({ due, certain }: PlannedVaccine & { due: Day }) => {
    const date = formatDay(due, locale, 'medium');
    return certain === 'vet' ? date : estimate('isEstimate', { text: date });
  };
  const { overdue, next, isUnknown } = dueInWords(planned);
  return (
    <p className="tile-note">
      {overdue ? (
        <>
          <b className="text-danger">{t('overdue', { vaccine: nameOf(overdue) })}</b>{' '}
          {t('since', { date: on(overdue) })}{' '}
        </>
      ) : null}
      {next ? `${t('next', { vaccine: nameOf(next), date: on(next) })} ` : null}
      {isUnknown ? t('unknown') : null}
      {overdue || next || isUnknown ? null : t('nothing')}
    </p>
  );
}
