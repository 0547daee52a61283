import { useTranslations } from 'next-intl';
import { Spinner } from '@/components/ui/spinner';

/**
 * "Verifying access..." over the first signed-in page of a load (R2.2). The page is rendered below it, and CSS alone
 * shows it and takes it away after 300 ms: it neither waits for scripts nor covers a page without them.
 */
export function AccessNotice() {
  const t = useTranslations('shell.access');
  return (
    <div role="status" className="access-notice">
      <Spinner className="size-7 text-primary" />
      {t('verifying')}
    </div>
  );
}
