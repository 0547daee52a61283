import { useTranslations } from 'next-intl';
import { IntentLink } from '@/components/loading/intent-link';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/core/config/paths';
import { type FeedbackKind, feedbackKinds } from '@/lib/site/feedback/vocabulary';

const icons = { suggestion: 'lightbulb', message: 'message-square', rating: 'star' } as const;

export function KindLinks({ kind }: { kind: FeedbackKind }) {
  const t = useTranslations('feedback');
  return (
    <nav aria-label={t('kinds')} className="mb-5 flex flex-wrap gap-2">
      {feedbackKinds.map((one) => (
        <IntentLink
          key={one}
          href={`${paths.feedback}?${new URLSearchParams({ about: one })}`}
          aria-current={one === kind ? 'page' : undefined}
          className={cn(
            'tap inline-flex items-center gap-2 rounded-control border px-4 font-medium transition-colors duration-150',
            one === kind
              ? 'border-primary bg-primary-soft text-primary'
              : 'border-edge bg-surface hover:border-primary hover:text-primary',
          )}
        >
          <Icon of={icons[one]} className="size-5" />
          {t(`kind.${one}`)}
        </IntentLink>
      ))}
    </nav>
  );
}
