import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';

const readers = [
  { reader: 'vet', icon: 'stethoscope' },
  { reader: 'groomer', icon: 'scissors' },
  { reader: 'sitter', icon: 'house' },
] as const;

interface ReadersProps {
  lifetimes: Record<'vet' | 'groomer' | 'sitter', string>;
}

export function Readers({ lifetimes }: ReadersProps) {
  const t = useTranslations('landing');
  return (
    <section aria-labelledby="readers-title" className="mx-auto max-w-6xl px-4 py-14 sm:px-6 lg:py-20">
      <h2 id="readers-title" className="max-w-2xl text-3xl sm:text-4xl">
        {t('readers.title')}
      </h2>
      <p className="mt-3 max-w-2xl text-lg text-muted">{t('readers.text')}</p>
      <ul className="mt-8 grid gap-4 md:grid-cols-3 lg:gap-6">
        {readers.map(({ reader, icon }) => (
          <li key={reader} className="flex flex-col overflow-hidden rounded-card border border-line bg-surface">
            <div className="flex items-center gap-3 p-5">
              <Icon of={icon} className="size-7 shrink-0 text-primary" />
              <h3 className="grow text-xl">{t(`readers.${reader}.title`)}</h3>
              <p className="tabular font-mono text-sm whitespace-nowrap text-muted">{lifetimes[reader]}</p>
            </div>
            <div aria-hidden="true" className="ticket-line" />
            <div className="grow p-5">
              <p className="text-xs font-semibold tracking-[0.12em] text-primary uppercase">{t('readers.shows')}</p>
              <ul className="mt-2 grid gap-2">
                {(['first', 'second', 'third'] as const).map((line) => (
                  <li key={line} className="flex gap-2.5">
                    <Icon of="check" className="mt-0.5 size-5 shrink-0 text-primary" />
                    {t(`readers.${reader}.${line}`)}
                  </li>
                ))}
              </ul>
            </div>
            <p className="border-t border-line bg-sunken px-5 py-3.5 text-sm text-muted">
              <span className="font-medium text-ink">{t('readers.hides')}</span>: {t(`readers.${reader}.hidden`)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
