import { cn } from '@/components/ui/cn';

const files = {
  paw: 'drawing-paw',
  passport: 'drawing-passport',
  trail: 'drawing-trail',
} as const;

export type DrawingName = keyof typeof files;

export function Drawing({ name, className }: { name: DrawingName; className?: string }) {
  return <span aria-hidden="true" className={cn('block', files[name], className)} />;
}
