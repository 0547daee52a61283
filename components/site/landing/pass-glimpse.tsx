import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';

export function PassGlimpse({ lifetime }: { lifetime: string }) {
  const t = useTranslations('sharing.pass.for');
  return (
    <div className="cover-ground cover-clay grid grid-rows-[auto_1fr] rounded-card p-2.5 text-ink shadow-card lg:px-8">
      <div className="ticket-half-[100%] rounded-t-control bg-surface px-3 pt-2.5 pb-2">
        <p className="font-semibold text-cover-ink">{t('vet')}</p>
        <p className="mt-1 flex items-center gap-2 font-display text-xl leading-none font-[560]">
          <img src="/drawn/luna.svg" alt="" className="size-8 rounded-md object-cover" />
          Luna
        </p>
      </div>
      <div className="ticket-half-[0%] grid content-between rounded-b-control bg-surface px-3 pb-2.5">
        <div className="border-t-2 border-dashed border-line" />
        <Icon of="qr-code" className="mx-auto size-20" />
        <p className="text-center font-mono text-xs text-muted">{lifetime}</p>
      </div>
    </div>
  );
}
