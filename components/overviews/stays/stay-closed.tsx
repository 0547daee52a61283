import { useTranslations } from 'next-intl';
import { LanguageSwitch } from '@/components/shell/language-switch';

/** Before, after and once it was stopped: one sentence, and nothing of the pets. */
export function StayClosed({ closed }: { closed: 'before' | 'after' | 'stopped' }) {
  const t = useTranslations('stays.reader');
  return (
    <main id="main" className="mx-auto grid min-h-[70dvh] max-w-sm content-center gap-4 px-4 py-6">
      <h1 className="text-3xl">{t(`closed.${closed}`)}</h1>
      <LanguageSwitch />
    </main>
  );
}
