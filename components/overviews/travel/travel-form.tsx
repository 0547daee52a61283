import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { Select } from '@/components/ui/select';
import { paths } from '@/lib/core/config/paths';
import { formatDay } from '@/lib/core/time/dates';
import { asksForRisk, asksIfListed, needsTitre } from '@/lib/overviews/travel/plan';
import type { TripPage } from '@/lib/overviews/travel/queries/trips';
import { destinations, ruleOf, tapewormHours } from '@/lib/overviews/travel/rules';
import { lastArrival, origins } from '@/lib/overviews/travel/schema';
import type { Trip } from '@/lib/overviews/travel/step';
import { usePlaceName } from './place-name';

type TravelFormProps = Pick<TripPage, 'pet' | 'asked' | 'today'>;

export function TravelForm({ pet, asked: query, today }: TravelFormProps) {
  const t = useTranslations('travel.form');
  const { locale } = usePageContext();
  const last = lastArrival(today);
  return (
    <form action={paths.petTravel(pet.id)} className="travel-form print:hidden">
      <PlaceField name="from" label={t('from')} places={origins} chosen={query.from ?? pet.country} />
      <PlaceField name="to" label={t('to')} places={destinations} chosen={query.to} />
      <div>
        <Label htmlFor="travel-date">{t('date')}</Label>
        <Input
          id="travel-date"
          type="date"
          name="date"
          required
          min={today}
          max={last}
          defaultValue={query.date ?? undefined}
          aria-invalid={query.isDateWrong || undefined}
          aria-describedby={query.isDateWrong ? 'travel-date-wrong' : undefined}
        />
        {query.isDateWrong ? (
          <p id="travel-date-wrong" className="mt-1 text-sm text-danger">
            {t('dateWrong', { last: formatDay(last, locale) })}
          </p>
        ) : null}
      </div>
      {query.trip ? <MoreFields pet={pet} trip={query.trip} /> : null}
      <Button type="submit">{t('show')}</Button>
    </form>
  );
}

interface PlaceFieldProps {
  name: 'from' | 'to';
  label: string;
  places: readonly string[];
  chosen: string | null;
}

function PlaceField({ name, label, places, chosen }: PlaceFieldProps) {
  const t = useTranslations('travel.form');
  const nameOf = usePlaceName();
  const { locale } = usePageContext();
  const options = places
    .map((value) => ({ value, text: nameOf(value) }))
    .sort((a, b) => a.text.localeCompare(b.text, locale));
  return (
    <div>
      <Label htmlFor={`travel-${name}`}>{label}</Label>
      <Select id={`travel-${name}`} name={name} required defaultValue={chosen ?? ''}>
        <option value="" disabled>
          {t('choose')}
        </option>
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
    </div>
  );
}

function MoreFields({ pet, trip }: Pick<TripPage, 'pet'> & { trip: Trip }) {
  const t = useTranslations('travel.form');
  const nameOf = usePlaceName();
  const places = { to: nameOf(trip.to), from: nameOf(trip.from) };
  return (
    <>
      {tapewormHours(pet.type, trip.from, trip.to) ? (
        <div>
          <Label htmlFor="travel-time">{t('time')}</Label>
          <Input
            id="travel-time"
            type="time"
            name="time"
            defaultValue={trip.time ?? undefined}
            aria-describedby="travel-time-hint"
          />
          <p id="travel-time-hint" className="mt-1 text-sm text-muted">
            {t('timeHint')}
          </p>
        </div>
      ) : null}
      {asksForRisk(pet.type, trip) ? (
        <RiskField name={pet.name} origin={places.from} answer={trip.highRiskStay} />
      ) : null}
      {asksIfListed(trip) ? (
        <div className="travel-form-whole">
          <Tick name="listed" label={t('listed', places)} isChosen={trip.isListed} />
          <p className="mt-1 text-sm text-muted">{t('listedHint')}</p>
        </div>
      ) : null}
      {needsTitre(trip) ? (
        <div className="travel-form-whole">
          <Label htmlFor="travel-sampled">{t('sampled')}</Label>
          <Input id="travel-sampled" type="date" name="sampled" defaultValue={trip.sampledOn ?? undefined} />
          <Tick name="sampledInEu" label={t('sampledInEu')} isChosen={trip.wasSampledInEu} />
        </div>
      ) : null}
    </>
  );
}

interface RiskFieldProps {
  name: string;
  origin: string;
  answer: Trip['highRiskStay'];
}

function RiskField({ name, origin, answer }: RiskFieldProps) {
  const t = useTranslations('travel.form');
  return (
    <div className="travel-form-whole">
      <Label htmlFor="travel-risk">{t('risk', { name, origin })}</Label>
      <Select id="travel-risk" name="risk" defaultValue={answer ?? ''} aria-describedby="travel-risk-hint">
        <option value="">{t('riskUnknown')}</option>
        <option value="no">{t('riskNo')}</option>
        <option value="yes">{t('riskYes')}</option>
      </Select>
      <p id="travel-risk-hint" className="mt-1 text-sm text-muted">
        <a href={ruleOf('us').url} target="_blank" rel="noopener noreferrer" className="underline">
          {t('riskHint')}
        </a>
      </p>
    </div>
  );
}

function Tick({ name, label, isChosen }: { name: string; label: string; isChosen: boolean }) {
  return (
    <label className="tap flex items-center gap-3">
      <Checkbox name={name} value="yes" defaultChecked={isChosen} />
      {label}
    </label>
  );
}
