'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { ColumnChoices } from './column-choices';
import { MissingValues } from './missing-values';
import { TablePreview } from './table-preview';
import { type TableProps, useMapping, useTableSaving } from './use-table';

/** Columns, open questions and the preview of one table. */
export function TableMapping(props: TableProps) {
  const t = useTranslations('tableImport');
  const mapping = useMapping(props);
  const { check, confirmed, setConfirmed, problem, busy, checkRows, storeRows } = useTableSaving(props, mapping);
  const { missing, isReady, reading } = mapping;
  const count = check ? check.answer.added.length + (confirmed ? check.answer.unlikely.length : 0) : 0;
  return (
    <section aria-labelledby="table-columns" className="grid gap-5">
      <div>
        <h2 id="table-columns" className="text-xl">
          {t('columns.title')}
        </h2>
        <p className="mt-1 text-muted">{t('columns.text', { count: mapping.table.data.length })}</p>
      </div>
      <ColumnChoices kind={props.kind} table={mapping.table} onAssign={mapping.assign} />
      <MissingValues kind={props.kind} mapping={mapping} />
      {missing.length > 0 ? <p className="text-due">{t(`missing.${missing[0] as 'date'}`)}</p> : null}
      <p role="alert" className="text-danger empty:hidden">
        {problem}
      </p>
      {mapping.table.columns.includes('followUpOn') ? <p className="text-sm text-muted">{t('followUps')}</p> : null}
      {isReady ? (
        <TablePreview reading={reading} answer={check?.answer ?? null} confirmed={confirmed} onConfirm={setConfirmed} />
      ) : null}
      {check && count > 0 ? (
        <Button size="large" busy={busy} onClick={() => void storeRows(check)} block>
          {t('store', { count })}
        </Button>
      ) : (
        <Button
          size="large"
          busy={busy}
          disabled={!isReady || reading.entries.length === 0 || check !== null}
          onClick={() => void checkRows()}
          block
        >
          {t('check')}
        </Button>
      )}
    </section>
  );
}
