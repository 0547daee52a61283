'use client';

import { useTranslations } from 'next-intl';
import { useWaiting } from '@/components/collections/use-waiting';
import { Icon } from '@/components/ui/icon';
import { countUnsentCosts } from '@/lib/records/expenses/unsent-costs';

/** Names the unsent costs that the sums above do not contain. */
export function UnsentNote({ petId }: { petId: string }) {
  const t = useTranslations('expenses.unsent');
  const { added, altered } = countUnsentCosts(useWaiting().entries, petId);
  return (
    <div role="status">
      {added + altered > 0 ? (
        <p className="flex gap-2 border-t border-line pt-3 text-sm text-muted">
          <Icon of="clock" className="mt-0.5 size-4 shrink-0" />
          <span>
            {added > 0 ? t('added', { count: added }) : null} {altered > 0 ? t('altered', { count: altered }) : null}
          </span>
        </p>
      ) : null}
    </div>
  );
}
