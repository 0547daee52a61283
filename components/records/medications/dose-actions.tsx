'use client';

import { useRouter } from 'next/navigation';
import { type AbstractIntlMessages, useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { MergedMessages } from '@/components/loading/merged-messages';
import { useLoadedInUse } from '@/components/ui/in-use';
import { toast } from '@/lib/browser/page/toast';
import { type Locale, languageOf } from '@/lib/core/i18n/locales';
import { newId } from '@/lib/core/validation/ids';
import type { DoseReport } from '@/lib/records/medications/client';
import type { DoseGuard } from '@/lib/records/medications/dose-guard';
import { earlyQuestionOf, guardOfRefusal, useDoseFailure } from './dose-failure';

const loadClient = () => import(/* webpackChunkName: "kept-doses" */ '@/lib/records/medications/client');

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
  /** Sheet with an open question, such as that of the dose guard. */
  question: ReactNode;
}

interface GuardQuestion {
  guard: DoseGuard;
  report: DoseReport;
  hasChanged: boolean;
  Sheet: Sheet;
  messages: AbstractIntlMessages;
}

async function loadWords(language: Locale): Promise<AbstractIntlMessages> {
  const { loadLazyMessages } = await import('@/lib/core/i18n/lazy-messages');
  return loadLazyMessages(language, ['doseGuard']);
}

interface Early {
  text: string;
  report: DoseReport;
  Sheet: typeof import('./early-dose')['EarlyDoseSheet'];
  messages: AbstractIntlMessages;
}

function useEarlyQuestion() {
  const language = languageOf(useLocale());
  const [early, setEarly] = useState<Early | null>(null);

  async function openGuard(text: string, report: DoseReport) {
    const [{ EarlyDoseSheet: Sheet }, messages] = await Promise.all([import('./early-dose'), loadWords(language)]);
    setEarly({ Sheet, messages, text, report });
  }

  const closeGuard = () => setEarly(null);
  const sheet = (busy: boolean, log: DoseActions['log']) =>
    early ? (
      <MergedMessages messages={early.messages}>
        <early.Sheet
          question={early.text}
          busy={busy}
          onGive={() => void log({ ...early.report, confirmed: true })}
          onClose={closeGuard}
        />
      </MergedMessages>
    ) : null;
  return { open: openGuard, close: closeGuard, sheet };
}

function useGuard() {
  const language = languageOf(useLocale());
  const router = useRouter();
  const [question, ask] = useState<GuardQuestion | null>(null);

  async function openGuard(guard: DoseGuard, report: DoseReport) {
    const [{ DoseGuardSheet: Sheet }, messages] = await Promise.all([import('./dose-guard'), loadWords(language)]);
    ask((before) => ({ Sheet, messages, guard, report: before?.report ?? report, hasChanged: before !== null }));
  }

  const leaveGuard = () => {
    ask(null);
    router.refresh();
  };
  const sheet = (busy: boolean, log: DoseActions['log']) =>
    question ? (
      <MergedMessages messages={question.messages}>
        <question.Sheet
          guard={question.guard}
          hasChanged={question.hasChanged}
          canRepeat={question.report.status === 'given'}
          busy={busy}
          onGive={(reason) => void log({ ...question.report, again: true, reason, knownAt: question.guard.at })}
          onClose={leaveGuard}
        />
      </MergedMessages>
    ) : null;
  return { open: openGuard, close: () => ask(null), sheet };
}

export function useDoseActions({ petId, id, name }: DoseTarget): DoseActions {
  const t = useTranslations('medications');
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const guardQuestion = useGuard();
  const earlyQuestion = useEarlyQuestion();

  const explainDoseFailure = useDoseFailure();
  useLoadedInUse(loadClient);

  async function undoDose(doseId: string, undo?: DoseReport) {
    setBusy(true);
    try {
      const { removeDose } = await loadClient();
      await removeDose(petId, { id, name }, doseId);
      const action = undo && { label: t('takeBack'), onClick: () => void reportDose(undo) };
      toast({ title: t('logged.removed', { name }), name, action });
      router.refresh();
    } catch (error) {
      explainDoseFailure(error, () => void undoDose(doseId, undo));
    }
    setBusy(false);
  }

  /** @param key idempotency key; a retry must use the same one, so that a lost answer causes no second dose */
  async function reportDose(report: DoseReport, key = newId()) {
    setBusy(true);
    try {
      const { logDose } = await loadClient();
      const dose = await logDose(petId, { id, name }, report, key);
      // A refresh moves a given dose and unmounts this component, so it waits until the sheet is closed.
      earlyQuestion.close();
      if (dose.guard) await guardQuestion.open(dose.guard, report);
      else {
        guardQuestion.close();
        const action = { label: t('takeBack'), onClick: () => void undoDose(dose.id) };
        toast({ title: t(`logged.${dose.status}`, { name }), name, action });
        router.refresh();
      }
    } catch (error) {
      const guard = guardOfRefusal(error);
      const again = () => void reportDose(report, key);
      const question = earlyQuestionOf(error);
      const explainFailure = (failure: unknown) => explainDoseFailure(failure, again);
      if (guard) earlyQuestion.close();
      if (guard) await guardQuestion.open(guard, report).catch(explainFailure);
      else if (question) await earlyQuestion.open(question, report).catch(explainFailure);
      else explainFailure(error);
    }
    setBusy(false);
  }

  return {
    busy,
    log: reportDose,
    undoDose,
    question: guardQuestion.sheet(busy, reportDose) ?? earlyQuestion.sheet(busy, reportDose),
  };
}
