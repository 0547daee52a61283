import { cn } from '@/components/ui/cn';
import { PRODUCT_NAME } from '@/lib/core/config/product';

export function LogoMark({ className = 'size-8' }: { className?: string }) {
  return <span aria-hidden="true" className={cn('logo-mark', className)} />;
}

export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5">
      <LogoMark />
      <span className="font-display text-xl font-semibold tracking-tight">{PRODUCT_NAME}</span>
    </span>
  );
}
