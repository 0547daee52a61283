import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { languageOf } from '@/lib/core/i18n/locales';
import type { FormOutcome } from '@/lib/sharing/stays/form-outcome';
import type { StayDay } from '@/lib/sharing/stays/queries/stays';
import type { Sitting } from '@/lib/sharing/stays/sitting';
import { stayLimits } from '@/lib/sharing/stays/vocabulary';
import { FormOutcomeMessage } from './form-outcome-message';
import { StayCalls } from './stay-calls';

interface SitterNameProps {
  stay: Sitting;
  view: StayDay;
  formOutcome: FormOutcome | null;
  action: string;
}

export function SitterName({ stay, view, formOutcome, action }: SitterNameProps) {
  const t = useTranslations('stays.reader');
  const language = languageOf(useLocale());
  const { ownerFirstName: owner } = stay;
  return (
    <main id="main" className="cover-honey mx-auto grid w-full max-w-3xl gap-4 px-4 py-6">
      <h2 className="text-[1.625rem]">{t('nameTitle')}</h2>
      <p className="text-lg text-muted">{t('nameText', { owner })}</p>
      <form action={`${action}/name`} method="post" className="grid gap-3">
        <input type="hidden" name="lng" value={language} />
        <div id="name" className="grid gap-1.5">
          <FormOutcomeMessage formOutcome={formOutcome} row="name" />
          <Label htmlFor="sitter-name">{t('name')}</Label>
          <Input
            id="sitter-name"
            name="name"
            defaultValue={stay.sitter ?? undefined}
            maxLength={stayLimits.name}
            autoComplete="given-name"
            required
            className="min-h-13 text-lg"
          />
        </div>
        <Button type="submit" size="large" block>
          {t('showDay')}
        </Button>
      </form>
      <StayCalls owner={owner} view={view} />
    </main>
  );
}
