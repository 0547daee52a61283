'use client';

import { useTranslations } from 'next-intl';
import { ImportProgress } from '@/components/sharing/imports/import-progress';
import { Button } from '@/components/ui/button';
import { countAdded } from '@/lib/sharing/imports/client';
import type { TableKind } from '@/lib/sharing/table-import/kinds';
import { ColumnChoices } from './column-choices';
import { MissingValues } from './missing-values';
import { TablePreview } from './table-preview';
import { rowKindOf, type TableProps, useMapping, useTableSaving } from './use-table';

interface TableColumnsProps {
  kind: TableKind;
  mapping: ReturnType<typeof useMapping>;
}

function TableColumns({ kind, mapping: { table, assign } }: TableColumnsProps) {
  const t = useTranslations('tableImport.columns');
  return (
    <>
      <div>
        <h2 className="text-xl">{t('title')}</h2>
        <p className="mt-1 text-muted">{t('text', { count: table.data.length })}</p>
      </div>
      <ColumnChoices kind={kind} table={table} onAssign={assign} />
    </>
  );
}

/** Columns, open questions and the preview of one table. */
export function TableMapping(props: TableProps) {
  const t = useTranslations('tableImport');
  const mapping = useMapping(props);
  const saving = useTableSaving(props, mapping);
  const { check, confirmed, problem, busy, progress } = saving;
  const { missing, isReady, reading } = mapping;
  const of = rowKindOf(props);
  const count = check ? check.answer.added.length + (confirmed ? check.answer.unlikely.length : 0) : 0;
  return (
    <section aria-label={t('columns.title')} className="grid gap-5">
      {props.lines ? null : <TableColumns kind={props.kind} mapping={mapping} />}
      <MissingValues kind={props.kind} mapping={mapping} />
      {missing.length > 0 ? <p className="text-due">{t(`missing.${missing[0] as 'date'}`)}</p> : null}
      <p role="alert" className="text-danger empty:hidden">
        {problem}
      </p>
      {mapping.table.columns.includes('followUpOn') ? <p className="text-sm text-muted">{t('followUps')}</p> : null}
      {isReady ? (
        <TablePreview
          of={of}
          reading={reading}
          answer={check?.answer ?? null}
          confirmed={confirmed}
          onConfirm={saving.setConfirmed}
        />
      ) : null}
      {progress ? (
        <ImportProgress
          {...progress}
          of={props.fileName === null ? 'rows' : 'file'}
          label={t('storing', { of, ...progress })}
          added={countAdded(props.earlierImport) + progress.done}
          onStop={saving.stop}
        />
      ) : null}
      {check && count > 0 ? (
        <Button size="large" busy={busy} onClick={() => void saving.storeRows(check)} block>
          {t('store', { of, count })}
        </Button>
      ) : (
        <Button
          size="large"
          busy={busy}
          disabled={!isReady || reading.entries.length === 0 || check !== null}
          onClick={() => void saving.checkRows()}
          block
        >
          {t('check', { of })}
        </Button>
      )}
    </section>
  );
}
