import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/shell/empty-state';
import { LanguageSwitch } from '@/components/shell/language-switch';

/** Looks the same for wrong, expired and revoked links, so that it reveals nothing. */
export function SharedNotFound() {
  const t = useTranslations('sharing.reader.notFound');
  return (
    <main id="main" className="grid min-h-[70dvh] place-items-center py-6">
      <EmptyState level={1} drawing="trail" title={t('title')} text={t('text')} action={<LanguageSwitch />} />
    </main>
  );
}
