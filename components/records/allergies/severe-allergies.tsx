import { useTranslations } from 'next-intl';
import { IconDrawing } from '@/components/ui/icon-drawing';
import { joinIsolated } from '@/lib/core/i18n/isolate';

export function SevereAllergies({ names }: { names: readonly string[] }) {
  const t = useTranslations('allergies');
  if (names.length === 0) return null;
  return (
    <p className="mb-4 flex gap-2 rounded-control border-2 border-danger bg-danger-soft px-3 py-2.5 font-medium text-danger wrap-anywhere">
      <IconDrawing of="triangle-alert" className="mt-0.5 size-5 shrink-0" />
      <span>{t('alert', { names: joinIsolated(names, ', ') })}</span>
    </p>
  );
}
