import { useTranslations } from 'next-intl';
import { IntentLink } from '@/components/loading/intent-link';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { paths } from '@/lib/core/config/paths';
import { type FormatLocale, languageOf } from '@/lib/core/i18n/locales';
import { type Day, formatDay } from '@/lib/core/time/dates';
import { vaccineName } from '@/lib/records/vaccinations/catalogue';
import type { FacilityTemplate } from '@/lib/sharing/stay-proof/template';
import { CopyRules } from './copy-rules';

interface FacilityRulesProps {
  template: FacilityTemplate;
  token: string;
  locale: FormatLocale;
  pets: readonly { id: string; name: string }[] | null;
  today: Day;
  url: string;
}

/** Public rules of a facility. Members can pick a pet and the days of its stay. */
export function FacilityRules({ template, token, locale, pets, today, url }: FacilityRulesProps) {
  const t = useTranslations('stayProof');
  const { name, asOf, minDays, note } = template;
  return (
    <article className="grid gap-6">
      <header>
        <h1 className="text-3xl sm:text-4xl wrap-anywhere">{t('rules.title', { name })}</h1>
        <p className="mt-2 text-muted">{t('rules.asOf', { day: formatDay(asOf, locale) })}</p>
      </header>
      <RuleList template={template} locale={locale} />
      {minDays > 0 ? <p>{t('rules.minDays', { count: minDays })}</p> : null}
      {note ? (
        <p dir="auto" className="rounded-card bg-sunken p-4 wrap-anywhere">
          {note}
        </p>
      ) : null}
      <Choice token={token} pets={pets} today={today} />
      <CopyRules
        url={url}
        words={{ copy: t('rules.copy'), copied: t('rules.copied'), failed: t('rules.copyFailed') }}
      />
    </article>
  );
}

function RuleList({ template: { vaccines, treatments }, locale }: Pick<FacilityRulesProps, 'template' | 'locale'>) {
  const t = useTranslations('stayProof');
  const pets = useTranslations('pets.type');
  const kinds = useTranslations('treatments.kinds');
  const speciesOf = (id: string) => id.slice(0, id.indexOf('.')) as 'dog';
  return (
    <ul className="grid list-disc gap-1.5 pl-5">
      {vaccines.map((id) => (
        <li key={id}>{`${pets(speciesOf(id))}: ${vaccineName(id, languageOf(locale))}`}</li>
      ))}
      {treatments.map(({ kind, withinDays }) => (
        <li key={kind}>{t('rules.within', { kind: kinds(kind), count: withinDays })}</li>
      ))}
    </ul>
  );
}

function Choice({ token, pets, today }: Pick<FacilityRulesProps, 'token' | 'pets' | 'today'>) {
  const t = useTranslations('stayProof.choose');
  if (pets === null) {
    const query = new URLSearchParams({ next: `${paths.stayProofs}?${new URLSearchParams({ rules: token })}` });
    return (
      <Button asChild size="large">
        <IntentLink href={`${paths.signIn}?${query}`}>{t('signIn')}</IntentLink>
      </Button>
    );
  }
  if (pets.length === 0) return <p>{t('noPets')}</p>;
  return (
    <form className="grid gap-3 rounded-card border border-line bg-surface p-4">
      <input type="hidden" name="rules" value={token} />
      <div className="grid gap-3 sm:grid-cols-2">
        {(['from', 'until'] as const).map((name) => (
          <div key={name}>
            <Label htmlFor={`stay-${name}`}>{t(name)}</Label>
            <Input id={`stay-${name}`} type="date" name={name} required min={today} />
          </div>
        ))}
      </div>
      <p id="stay-pet" className="font-medium">
        {t('pet')}
      </p>
      <div className="flex flex-wrap gap-2">
        {pets.map((pet) => (
          <Button key={pet.id} type="submit" variant="soft" formAction={paths.petStayProof(pet.id)}>
            <bdi>{pet.name}</bdi>
          </Button>
        ))}
      </div>
    </form>
  );
}
