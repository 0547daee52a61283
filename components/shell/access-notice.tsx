import { useTranslations } from 'next-intl';
import { Spinner } from '@/components/ui/spinner';

/** Panel of R2.2. CSS alone hides it after 300 ms: it neither waits for scripts nor covers a page without them. */
export function AccessNotice() {
  const t = useTranslations('shell.access');
  return (
    <div role="status" className="access-notice">
      <Spinner className="size-7 text-primary" />
      {t('verifying')}
    </div>
  );
}
