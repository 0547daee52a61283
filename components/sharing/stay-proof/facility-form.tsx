import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { Textarea } from '@/components/ui/textarea';
import { paths } from '@/lib/core/config/paths';
import type { Locale } from '@/lib/core/i18n/locales';
import { treatmentKinds } from '@/lib/records/treatments/vocabulary';
import { vaccineName, vaccinesOf } from '@/lib/records/vaccinations/catalogue';
import { templateLimits } from '@/lib/sharing/stay-proof/vocabulary';

const species = ['dog', 'cat', 'ferret', 'rabbit'] as const;

interface FacilityFormProps {
  isWrong: boolean;
  locale: Locale;
}

export function FacilityForm({ isWrong, locale }: FacilityFormProps) {
  const t = useTranslations('stayProof.form');
  const pets = useTranslations('pets.type');
  const kinds = useTranslations('treatments.kinds');
  return (
    <form action={paths.stayProofs} className="grid gap-5">
      {isWrong ? (
        <p role="alert" className="rounded-card bg-danger-soft p-3 text-danger">
          {t('wrong')}
        </p>
      ) : null}
      <div>
        <Label htmlFor="facility-name">{t('name')}</Label>
        <Input id="facility-name" name="name" required maxLength={templateLimits.name} autoComplete="organization" />
      </div>
      {species.map((type) => (
        <fieldset key={type}>
          <legend className="font-display text-lg">{pets(type)}</legend>
          {vaccinesOf(type).map(({ id }) => (
            <label key={id} className="tap flex items-center gap-3">
              <Checkbox name="vaccine" value={id} />
              {vaccineName(id, locale)}
            </label>
          ))}
        </fieldset>
      ))}
      <Days id="minDays" label={t('minDays')} most={templateLimits.minDays} />
      <fieldset className="grid gap-3">
        <legend className="font-display text-lg">{t('treatments')}</legend>
        {treatmentKinds
          .filter((kind) => kind !== 'other')
          .map((kind) => (
            <Days key={kind} id={kind} label={t('within', { kind: kinds(kind) })} most={templateLimits.withinDays} />
          ))}
      </fieldset>
      <div>
        <Label htmlFor="facility-note">{t('note')}</Label>
        <Textarea id="facility-note" name="note" maxLength={templateLimits.note} />
      </div>
      <Button type="submit" size="large">
        {t('make')}
      </Button>
    </form>
  );
}

function Days({ id, label, most }: { id: string; label: string; most: number }) {
  return (
    <div>
      <Label htmlFor={`facility-${id}`}>{label}</Label>
      <Input
        id={`facility-${id}`}
        name={id}
        type="number"
        inputMode="numeric"
        min={0}
        max={most}
        className="max-w-32"
      />
    </div>
  );
}
