'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { ApiError } from '@/lib/browser/api/api-client';
import { toast } from '@/lib/browser/page/toast';
import { newId } from '@/lib/core/validation/ids';
import { type DoseReport, logDose, removeDose } from '@/lib/records/medications/client';
import { useDoseFailure } from './dose-failure';

const load = async () => ({ default: (await import('./again-dialog')).AgainDialog });
const AgainDialog = lazy(load);

export interface DoseTarget {
  petId: string;
  id: string;
  name: string;
}

export interface DoseActions {
  busy: boolean;
  log: (report: DoseReport) => Promise<void>;
  undoDose: (doseId: string, undo?: DoseReport) => Promise<void>;
  question: ReactNode;
}

function questionOf(error: unknown): string | undefined {
  return error instanceof ApiError && error.status === 409 ? error.failure?.fields?.again : undefined;
}

export function useDoseActions({ petId, id, name }: DoseTarget): DoseActions {
  const t = useTranslations('medications');
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [asked, ask] = useState<{ text: string; report: DoseReport } | null>(null);

  const explain = useDoseFailure();

  async function undoDose(doseId: string, undo?: DoseReport) {
    setBusy(true);
    try {
      await removeDose(petId, id, doseId);
      const action = undo && { label: t('takeBack'), onClick: () => void log({ ...undo, again: true }) };
      toast({ title: t('logged.removed', { name }), action });
      router.refresh();
    } catch (error) {
      explain(error, () => void undoDose(doseId, undo));
    }
    setBusy(false);
  }

  /** @param key idempotency key, the same for a retry: a lost answer causes no second dose */
  async function log(report: DoseReport, key = newId()) {
    setBusy(true);
    // In parallel with the request whose answer may need it.
    const dialog = load();
    dialog.catch(() => undefined);
    try {
      const dose = await logDose(petId, id, report, key);
      ask(null);
      const action = { label: t('takeBack'), onClick: () => void undoDose(dose.id) };
      toast({ title: t(`logged.${dose.status}`, { name }), action });
      router.refresh();
    } catch (error) {
      const text = questionOf(error);
      const again = () => void log(report, key);
      if (text === undefined) explain(error, again);
      else
        await dialog.then(
          () => ask({ text, report }),
          () => explain(error, again),
        );
    }
    setBusy(false);
  }

  const question = asked ? (
    <Suspense>
      <AgainDialog
        text={asked.text}
        busy={busy}
        onYes={() => void log({ ...asked.report, again: true })}
        onClose={() => ask(null)}
      />
    </Suspense>
  ) : null;
  return { busy, log, undoDose, question };
}
