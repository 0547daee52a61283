import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/shell/empty-state';
import type { Share } from '@/lib/sharing/share';
import { ShareItem } from './share-item';

interface ShareListProps {
  pet: { id: string; name: string };
  shares: readonly Share[];
  /** In which zone the times are said; UTC without one. */
  timeZone: string | null;
}

/** The links of a pet, newest first. */
export function ShareList({ pet, shares, timeZone }: ShareListProps) {
  const t = useTranslations('sharing.list');
  if (shares.length === 0) return <EmptyState title={t('emptyTitle')} text={t('emptyText')} />;
  return (
    <section className="mt-8">
      <h2 className="mb-3 text-2xl">{t('title')}</h2>
      <ul className="grid gap-3">
        {shares.map((share) => (
          <li key={share.id}>
            <ShareItem pet={pet} share={share} timeZone={timeZone} />
          </li>
        ))}
      </ul>
    </section>
  );
}
