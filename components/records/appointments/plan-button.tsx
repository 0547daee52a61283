'use client';

import { useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { toast } from '@/lib/browser/page/toast';
import { instantFromJson } from '@/lib/core/time/dates';
import { appointmentsClient } from '@/lib/records/appointments/client';
import { type AppointmentKind, USUAL_REMINDER } from '@/lib/records/appointments/vocabulary';

export interface PlannedTask {
  /** Id of the appointment. Sending it again creates no second one. */
  id: string;
  isBinned: boolean;
  startsAt: string;
  kind: AppointmentKind;
  title: string;
  note: string;
  timeZone: string;
}

const blank = {
  durationMinutes: null,
  place: null,
  status: 'planned',
  reminderMinutesBefore: USUAL_REMINDER,
  repeat: null,
} as const;

interface PlanButtonProps {
  petId: string;
  tasks: readonly PlannedTask[];
  words: { label: string; name?: string; done: string; failed: string };
  isUrgent?: boolean;
  className?: string;
}

/** Turns tasks into appointments, which appear in Today, reminders and the calendar. */
export function PlanButton({ petId, tasks, words, isUrgent, className }: PlanButtonProps) {
  const router = useRouter();
  const [isSending, setSending] = useState(false);
  const [isRefreshing, refresh] = useTransition();
  const plan = async () => {
    setSending(true);
    try {
      for (const { id, isBinned, startsAt, ...task } of tasks) {
        if (isBinned) await appointmentsClient.restore(petId, { id, kind: task.kind, title: task.title });
        else await appointmentsClient.create(petId, { ...blank, ...task, startsAt: instantFromJson(startsAt) }, id);
      }
      toast({ title: words.done });
      refresh(() => router.refresh());
    } catch {
      toast({ title: words.failed, tone: 'danger', retry: () => void plan() });
    }
    setSending(false);
  };
  return (
    <Button
      variant={isUrgent ? 'dangerOutline' : 'outlinePrimary'}
      busy={isSending || isRefreshing}
      aria-label={words.name}
      className={className}
      onClick={() => void plan()}
    >
      <Icon of="calendar-plus" className="size-5" />
      {words.label}
    </Button>
  );
}
