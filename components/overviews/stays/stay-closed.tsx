import { useTranslations } from 'next-intl';
import { LanguageSwitch } from '@/components/shell/language-switch';
import type { ClosedStay } from '@/lib/access/stay-access';

/** Before, after and once it was stopped: one sentence, and nothing of the pets. */
export function StayClosed({ closed }: ClosedStay) {
  const t = useTranslations('stays.reader');
  return (
    <main id="main" className="mx-auto grid min-h-[70dvh] max-w-sm content-center gap-4 px-4 py-6">
      <h1 className="text-3xl">{t(`closed.${closed}`)}</h1>
      <LanguageSwitch />
    </main>
  );
}
