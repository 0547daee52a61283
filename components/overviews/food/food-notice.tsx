import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';

const looks = {
  vet: { icon: 'stethoscope', className: 'border-due bg-due-soft' },
  info: { icon: 'info', className: 'border-info bg-info-soft' },
} as const;

interface FoodNoticeProps {
  tone: keyof typeof looks;
  children: ReactNode;
}

export function FoodNotice({ tone, children }: FoodNoticeProps) {
  const { icon, className } = looks[tone];
  return (
    <div className={cn('food-notice flex gap-2 rounded-control border px-3 py-2.5', className)}>
      <Icon of={icon} className="mt-0.5 size-5 shrink-0" />
      <p className="min-w-0">{children}</p>
    </div>
  );
}
