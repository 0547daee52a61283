import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { paths } from '@/lib/core/config/paths';
import type { Day } from '@/lib/core/time/dates';
import type { StayPeriod } from '@/lib/sharing/stay-proof/schema';

interface PeriodFormProps {
  petId: string;
  query: Record<string, string | string[] | undefined>;
  period: StayPeriod | null;
  today: Day;
}

export function PeriodForm({ petId, query, period, today }: PeriodFormProps) {
  const t = useTranslations('stayProof');
  return (
    <form action={paths.petStayProof(petId)} className="mb-6 flex flex-wrap items-end gap-3 print:hidden">
      <input type="hidden" name="rules" value={String(query.rules)} />
      {(['from', 'until'] as const).map((name) => (
        <div key={name}>
          <Label htmlFor={`stay-${name}`}>{t(`choose.${name}`)}</Label>
          <Input
            id={`stay-${name}`}
            type="date"
            name={name}
            required
            min={today}
            defaultValue={period?.[name] ?? undefined}
          />
        </div>
      ))}
      <Button type="submit" variant="soft">
        {t('choose.pet')}
      </Button>
      {period ? null : <p className="w-full text-muted">{t('wrongPeriod')}</p>}
    </form>
  );
}
