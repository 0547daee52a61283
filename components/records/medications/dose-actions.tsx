'use client';

import { useRouter } from 'next/navigation';
import { type AbstractIntlMessages, useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { MergedMessages } from '@/components/shell/merged-messages';
import { toast } from '@/lib/browser/page/toast';
import { loadLazyMessages } from '@/lib/core/i18n/lazy-messages';
import { languageOf } from '@/lib/core/i18n/locales';
import { newId } from '@/lib/core/validation/ids';
import { type DoseReport, guardOfRefusal, logDose, removeDose } from '@/lib/records/medications/client';
import type { DoseGuard } from '@/lib/records/medications/dose-guard';
import { useDoseFailure } from './dose-failure';

type Sheet = typeof import('./dose-guard')['DoseGuardSheet'];

export interface DoseTarget {
  petId: string;
  id: string;
  name: string;
}

export interface DoseActions {
  busy: boolean;
  log: (report: DoseReport) => Promise<void>;
  undoDose: (doseId: string, undo?: DoseReport) => Promise<void>;
  /** The sheet that says who gave it before. */
  question: ReactNode;
}

interface Asked {
  guard: DoseGuard;
  report: DoseReport;
  hasChanged: boolean;
  Sheet: Sheet;
  messages: AbstractIntlMessages;
}

export function useDoseActions({ petId, id, name }: DoseTarget): DoseActions {
  const t = useTranslations('medications');
  const router = useRouter();
  const language = languageOf(useLocale());
  const [busy, setBusy] = useState(false);
  const [asked, ask] = useState<Asked | null>(null);

  const explain = useDoseFailure();

  async function undoDose(doseId: string, undo?: DoseReport) {
    setBusy(true);
    try {
      await removeDose(petId, id, doseId);
      const action = undo && { label: t('takeBack'), onClick: () => void log(undo) };
      toast({ title: t('logged.removed', { name }), action });
      router.refresh();
    } catch (error) {
      explain(error, () => void undoDose(doseId, undo));
    }
    setBusy(false);
  }

  async function loadSheet(): Promise<Pick<Asked, 'Sheet' | 'messages'>> {
    const [{ DoseGuardSheet }, messages] = await Promise.all([
      import('./dose-guard'),
      loadLazyMessages(language, ['doseGuard']),
    ]);
    return { Sheet: DoseGuardSheet, messages };
  }

  /** @param key idempotency key, the same for a retry: a lost answer causes no second dose */
  async function log(report: DoseReport, key = newId()) {
    setBusy(true);
    try {
      const dose = await logDose(petId, id, report, key);
      // A refresh moves a given dose to where this component is not: it waits until the sheet is closed.
      if (dose.guard) await open(dose.guard);
      else {
        ask(null);
        const action = { label: t('takeBack'), onClick: () => void undoDose(dose.id) };
        toast({ title: t(`logged.${dose.status}`, { name }), action });
        router.refresh();
      }
    } catch (error) {
      const guard = guardOfRefusal(error);
      const again = () => void log(report, key);
      if (guard) await open(guard).catch((failure: unknown) => explain(failure, again));
      else explain(error, again);
    }
    setBusy(false);

    async function open(guard: DoseGuard) {
      const sheet = await loadSheet();
      ask((before) => ({ ...sheet, guard, report: before?.report ?? report, hasChanged: before !== null }));
    }
  }

  const repeat = ({ report, guard }: Asked, reason: string) =>
    void log({ ...report, again: true, reason, knownAt: guard.at });
  const question = asked ? (
    <MergedMessages messages={asked.messages}>
      <asked.Sheet
        guard={asked.guard}
        hasChanged={asked.hasChanged}
        canRepeat={asked.report.status === 'given'}
        busy={busy}
        onGive={(reason) => repeat(asked, reason)}
        onClose={() => {
          ask(null);
          router.refresh();
        }}
      />
    </MergedMessages>
  ) : null;
  return { busy, log, undoDose, question };
}
