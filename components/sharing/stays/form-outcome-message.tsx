import { useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import { type FormOutcome, isRefusal } from '@/lib/sharing/stays/form-outcome';

interface FormOutcomeMessageProps {
  formOutcome: FormOutcome | null;
  row: string;
}

export function FormOutcomeMessage({ formOutcome, row }: FormOutcomeMessageProps) {
  const t = useTranslations('stays.reader');
  if (formOutcome?.row !== row) return null;
  const refused = isRefusal(formOutcome);
  return (
    <p
      role={refused ? 'alert' : 'status'}
      className={cn(
        'rounded-control px-3 py-2 font-medium',
        refused ? 'bg-danger-soft text-danger' : 'bg-primary-soft text-primary',
      )}
    >
      {t(`said.${formOutcome.outcome}`)}
    </p>
  );
}
