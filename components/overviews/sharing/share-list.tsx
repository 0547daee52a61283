import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/shell/empty-state';
import { ReservedRoom } from '@/components/shell/reserved-room';
import { Skeleton } from '@/components/ui/skeleton';
import type { Share } from '@/lib/overviews/sharing/share';
import { ShareItem } from './share-item';

interface ShareListProps {
  pet: { id: string; name: string };
  shares: readonly Share[];
}

export function ShareList({ pet, shares }: ShareListProps) {
  const t = useTranslations('sharing.list');
  const room = <Skeleton className="h-123 rounded-card sm:h-83 lg:h-65" />;
  const heading = <h2 className="mb-3 text-2xl">{t('title')}</h2>;
  if (shares.length === 0) {
    const first = (
      <section className="mt-8">
        {heading}
        {room}
      </section>
    );
    return (
      <ReservedRoom entry="share" room={first}>
        <EmptyState title={t('emptyTitle')} text={t('emptyText')} />
      </ReservedRoom>
    );
  }
  return (
    <section className="mt-8">
      {heading}
      <ul className="grid gap-3">
        <ReservedRoom key={shares[0]?.id} entry="share" room={<li>{room}</li>} />
        {shares.map((share) => (
          <li key={share.id}>
            <ShareItem pet={pet} share={share} />
          </li>
        ))}
      </ul>
    </section>
  );
}
