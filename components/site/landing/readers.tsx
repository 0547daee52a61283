import { useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';

const readers = [
  { reader: 'vet', icon: 'stethoscope', cover: 'cover-pine' },
  { reader: 'groomer', icon: 'scissors', cover: 'cover-plum' },
  { reader: 'sitter', icon: 'house', cover: 'cover-honey' },
] as const;

interface ReadersProps {
  lifetimes: Record<'vet' | 'groomer' | 'sitter', string>;
}

export function Readers({ lifetimes }: ReadersProps) {
  const t = useTranslations('landing');
  return (
    <ul className="mt-6 grid gap-3 sm:mt-10 lg:grid-cols-3 lg:gap-6">
      {readers.map(({ reader, icon, cover }) => (
        <li
          key={reader}
          className="grid grid-cols-[3.25rem_1fr] overflow-hidden rounded-card border border-line bg-surface"
        >
          <span aria-hidden="true" className={cn('cover-ground grid place-items-center', cover)}>
            <Icon of={icon} />
          </span>
          <div className="px-3 py-2.5 text-sm leading-snug sm:p-4 sm:text-base">
            <div className="flex items-baseline justify-between gap-3">
              <h3 className="text-lg sm:text-xl">{t(`readers.${reader}.title`)}</h3>
              <p className="tabular font-mono text-xs whitespace-nowrap text-muted sm:text-sm">{lifetimes[reader]}</p>
            </div>
            <p className="mt-0.5 sm:mt-1">{t(`readers.${reader}.shown`)}</p>
            <p className="mt-0.5 text-muted sm:mt-1">
              {t('readers.hides')}: {t(`readers.${reader}.hidden`)}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
