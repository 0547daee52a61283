import { useTranslations } from 'next-intl';
import { LoadingNotice } from '@/components/records/pets/loading-notice';
import { Skeleton } from '@/components/ui/skeleton';
import { shareKinds } from '@/lib/sharing/links/vocabulary';

const tickets = ['first', 'second', 'third'];

export default function ShareLoading() {
  const t = useTranslations('sharing');
  return (
    <LoadingNotice text={t('loading')}>
      <p className="pt-2 font-display text-[1.8125rem] leading-[1.15] font-[560] tracking-tight lg:pt-8 lg:text-[2.5rem]">
        {t('choose.title')}
      </p>
      <Skeleton className="mt-2 h-11 max-w-sm" />
      <Skeleton className="mt-4 h-11 max-w-72 rounded-full" />
      <div className="mt-4 grid grid-cols-2 gap-3 max-[21rem]:grid-cols-1 sm:grid-cols-6 lg:mr-102">
        {shareKinds.map((kind) => (
          <Skeleton
            key={kind}
            className="h-37 rounded-tile last:col-span-2 last:h-24 max-[21rem]:last:col-span-1 sm:col-span-2 sm:last:col-span-3 sm:last:h-37 sm:nth-4:col-span-3"
          />
        ))}
      </div>
      <div className="mt-14 grid gap-3 lg:mr-102">
        {tickets.map((ticket) => (
          <Skeleton key={ticket} className="h-23 rounded-[1rem]" />
        ))}
      </div>
    </LoadingNotice>
  );
}
