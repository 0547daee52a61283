'use client';

import { useTranslations } from 'next-intl';
import { toast } from '@/lib/browser/page/toast';

type CreatedToast = (title: string, remove: () => Promise<unknown>, name?: string) => void;

export function useCreatedToast(onRemoved: () => void): CreatedToast {
  const t = useTranslations('entries');
  const undoCreation = async (remove: () => Promise<unknown>) => {
    try {
      await remove();
      toast({ title: t('removed') });
      onRemoved();
    } catch {
      toast({ title: t('removeFailed'), tone: 'danger', retry: () => void undoCreation(remove) });
    }
  };
  return (title, remove, name) =>
    toast({ title, ...(name && { name }), action: { label: t('undo'), onClick: () => void undoCreation(remove) } });
}
