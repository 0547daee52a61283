'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { LogEntry } from '@/lib/records/medications/view';
import { useDoseActions } from './dose-actions';

interface RemoveDoseProps {
  petId: string;
  entry: LogEntry;
  when: { date: string; time: string };
}

export function RemoveDose({ petId, entry, when }: RemoveDoseProps) {
  const t = useTranslations('medications');
  const { medicationId, name, status, scheduledFor, at, note, reason } = entry;
  const { busy, undoDose } = useDoseActions({ petId, id: medicationId, name });
  const loggedStatus = status === 'skipped' ? ('skipped' as const) : ('given' as const);
  const undo = {
    status: loggedStatus,
    scheduledFor,
    at,
    note,
    confirmed: true,
    ...(reason !== null && { again: true, reason }),
  };
  return (
    <Button
      variant="ghost"
      size="icon"
      busy={busy}
      className="print:hidden"
      aria-label={t('removeLog', { name, ...when })}
      onClick={() => void undoDose(entry.id, undo)}
    >
      <Icon of="trash-2" className="size-4.5" />
    </Button>
  );
}
