'use client';

import { useTranslations } from 'next-intl';
import { toast } from '@/lib/browser/page/toast';

export function useCreatedToast(onRemoved: () => void): (title: string, remove: () => Promise<unknown>) => void {
  const t = useTranslations('entries');
  const undo = async (remove: () => Promise<unknown>) => {
    try {
      await remove();
      toast({ title: t('removed') });
      onRemoved();
    } catch {
      toast({ title: t('removeFailed'), tone: 'danger', retry: () => void undo(remove) });
    }
  };
  return (title, remove) => toast({ title, action: { label: t('undo'), onClick: () => void undo(remove) } });
}
