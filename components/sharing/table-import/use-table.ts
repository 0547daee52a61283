'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useRef, useState } from 'react';
import { usePageContext } from '#page-context';
import { useCreatedToast } from '@/components/collections/created-toast';
import type { ImportedCount } from '@/components/sharing/imports/import-progress';
import { saveFailure } from '@/lib/browser/api/save-failure';
import { toast } from '@/lib/browser/page/toast';
import { paths } from '@/lib/core/config/paths';
import type { Table } from '@/lib/core/tables/csv';
import { nowMs } from '@/lib/core/time/clock';
import { instantFromMs } from '@/lib/core/time/dates';
import { newId } from '@/lib/core/validation/ids';
import { zoneToEnter } from '@/lib/page-context/page-context';
import { undoImport } from '@/lib/sharing/imports/client';
import type { EarlierImport } from '@/lib/sharing/imports/vocabulary';
import { type Table as StoredTable, type StoreRequest, storeTable, testTable } from '@/lib/sharing/table-import/client';
import { assignColumn, mapColumns, missingFields } from '@/lib/sharing/table-import/columns';
import { type Choices, dateOrderOf, readEntries } from '@/lib/sharing/table-import/entries';
import type { Field } from '@/lib/sharing/table-import/fields';
import type { TableKind } from '@/lib/sharing/table-import/kinds';
import type { ImportPet, TableAnswer } from '@/lib/sharing/table-import/vocabulary';
import type { RowKind } from './table-preview';

export interface TableProps {
  pet: ImportPet;
  kind: TableKind;
  source: Table;
  /** Chosen lines. Absent for all. */
  lines?: ReadonlySet<number>;
  fileName: string | null;
  /** Import that this one continues. Null for a new one. */
  earlierImport: EarlierImport | null;
}

export const rowKindOf = ({ lines }: TableProps): RowKind => (lines ? 'events' : 'rows');

function listOf(petId: string, kind: TableKind): string {
  if (kind === 'vet-records') return paths.petVetRecords(petId);
  return kind === 'appointments' ? paths.petAppointments(petId) : paths.petHealth(petId, kind);
}

/** The server's check of the table, and the idempotency key for storing it. */
interface Check {
  answer: TableAnswer;
  key: string;
}

/** Columns and choices of a table, and what can be read with them. */
export function useMapping({ pet, kind, source, lines }: TableProps) {
  const context = usePageContext();
  const timeZone = zoneToEnter(context);
  const [mappedTable, setMapped] = useState(() => mapColumns(source, kind));
  const table = useMemo(
    () => (lines ? { ...mappedTable, data: mappedTable.data.filter(({ line }) => lines.has(line)) } : mappedTable),
    [mappedTable, lines],
  );
  const [choices, setChoices] = useState<Choices>({
    ...{ order: '', kind: '', time: '', currency: '' },
    unit: context.weightUnit,
  });
  const missing = missingFields(table, kind);
  const dates = useMemo(() => dateOrderOf(table), [table]);
  const isReady = missing.length === 0 && (!dates.unclear || choices.order !== '');
  const reading = useMemo(
    () => readEntries(table, kind, { choices, timeZone, pet, at: instantFromMs(nowMs()) }),
    [table, kind, choices, timeZone, pet],
  );
  return {
    ...{ table, choices, missing, reading, isReady, asksOrder: dates.unclear },
    assign: (index: number, field: Field | null) => setMapped(assignColumn(mappedTable, index, field)),
    choose: (chosenColumns: Partial<Choices>) => setChoices({ ...choices, ...chosenColumns }),
  };
}

type Mapping = ReturnType<typeof useMapping>;

interface Run {
  importId: string;
  controller: AbortController;
  ended: Promise<unknown>;
}

function useTableStoring(onRemoved: () => void) {
  const [progress, setProgress] = useState<ImportedCount | null>(null);
  const runRef = useRef<Run | null>(null);
  useEffect(() => () => runRef.current?.controller.abort(), []);
  return {
    progress,
    /** @returns null if the user stopped it */
    store: async (table: StoredTable, request: StoreRequest) => {
      const controller = new AbortController();
      const onProgress = (doneCount: number) => setProgress({ done: doneCount, all: request.newRows });
      onProgress(0);
      const storing = storeTable(table, request, { signal: controller.signal, onProgress });
      runRef.current = { importId: request.importId, controller, ended: storing };
      const outcome = await storing;
      // Stop keeps the progress in place until its undo has ended.
      if (controller.signal.aborted) return null;
      setProgress(null);
      return outcome;
    },
    stop: async () => {
      if (!runRef.current) return;
      const { importId, controller, ended } = runRef.current;
      controller.abort();
      // The first part starts the import, so an undo before its end would not find it.
      await ended;
      try {
        await undoImport(importId);
      } finally {
        setProgress(null);
        onRemoved();
      }
    },
  };
}

/** Checks the readable rows on the server, then stores them. */
export function useTableSaving(props: TableProps, { reading }: Mapping) {
  const { pet, kind, fileName, earlierImport } = props;
  const t = useTranslations('tableImport');
  const failureText = useTranslations('entries.failed');
  const router = useRouter();
  const showCreated = useCreatedToast(() => router.refresh());
  const [checkedTable, setChecked] = useState<(Check & { reading: Mapping['reading'] }) | null>(null);
  const [confirmed, setConfirmed] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { progress, store, stop } = useTableStoring(() => {
    setChecked(null);
    router.refresh();
  });
  const check = checkedTable?.reading === reading ? checkedTable : null;
  const table = { petId: pet.id, kind, entries: reading.entries };

  const attemptWork = async (work: () => Promise<void>) => {
    setBusy(true);
    setProblem(null);
    await work().catch((error: unknown) => setProblem(failureText(saveFailure(error))));
    setBusy(false);
  };
  return {
    ...{ check, confirmed, problem, busy: busy || progress !== null, setConfirmed, progress, stop },
    checkRows: () =>
      attemptWork(async () => {
        const answer = await testTable(table);
        setConfirmed(false);
        setChecked({ answer, key: newId(), reading });
      }),
    storeRows: ({ answer: { added, unlikely }, key }: Check) =>
      attemptWork(async () => {
        const importId = earlierImport?.id ?? key;
        const newRows = added.length + (confirmed ? unlikely.length : 0);
        const request = { key: `${key}-${confirmed ? 'all' : 'likely'}`, importId, fileName, newRows, confirmed };
        const outcome = await store(table, request);
        if (!outcome) return;
        const { ids, error } = outcome;
        const undoRows = async () => {
          // The old key would answer with the removed entries.
          setChecked(null);
          await undoImport(importId);
        };
        const title = t('done', { of: rowKindOf(props), count: ids.length });
        // An undo would also remove what the earlier import added. Its list asks first.
        if (ids.length > 0) earlierImport ? toast({ title }) : showCreated(title, undoRows);
        if (error) throw error;
        router.push(listOf(pet.id, kind));
      }),
  };
}
