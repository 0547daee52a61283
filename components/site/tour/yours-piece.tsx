import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/core/config/paths';

const promises = { export: 'download', delete: 'trash-2', languages: 'languages' } as const;

export function YoursPiece() {
  const t = useTranslations('tour.yours');
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface px-4 shadow-card">
      {(['export', 'delete', 'languages'] as const).map((name) => (
        <li key={name} className="flex items-center gap-3 py-3.5">
          <Icon of={promises[name]} className="size-6 shrink-0 stroke-[1.5] text-primary" />
          {t(name)}
        </li>
      ))}
      <li>
        <a href={paths.help} className="tap flex items-center gap-3 py-3.5 text-primary underline underline-offset-4">
          <Icon of="book-open" className="size-6 shrink-0 stroke-[1.5]" />
          {t('help')}
        </a>
      </li>
    </ul>
  );
}
