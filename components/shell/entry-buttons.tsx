'use client';

import { Pencil, Trash2 } from 'lucide';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Allowed } from '@/components/shell/allowed';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

interface EntryButtonsProps {
  /** Names the entry in the labels of its buttons. */
  name: string;
  onEdit: () => void;
  onRemove: () => void;
  children: ReactNode;
}

/** Edit and delete, after the buttons of the entry's own feature. */
export function EntryButtons({ name, onEdit, onRemove, children }: EntryButtonsProps) {
  const t = useTranslations('entries');
  return (
    <div className="ml-auto flex shrink-0 items-center print:hidden">
      {children}
      <Allowed to="edit">
        <Button variant="ghost" size="icon" aria-label={t('edit', { name })} onClick={onEdit}>
          <Icon of={Pencil} className="size-4.5" />
        </Button>
        <Button variant="ghost" size="icon" aria-label={t('delete', { name })} onClick={onRemove}>
          <Icon of={Trash2} className="size-4.5" />
        </Button>
      </Allowed>
    </div>
  );
}
