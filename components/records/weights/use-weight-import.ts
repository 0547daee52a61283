'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { showServerErrors } from '@/components/forms/form';
import { ApiError } from '@/lib/browser/api/api-client';
import { saveFailure } from '@/lib/browser/api/save-failure';
import type { WeightUnit } from '@/lib/core/i18n/units';
import type { DateOrder } from '@/lib/core/tables/dates';
import { newId } from '@/lib/core/validation/ids';
import { importWeights } from '@/lib/records/weights/client';
import type { ImportAnswer } from '@/lib/records/weights/import-rows';

export interface Lines {
  csv: string;
  unit: WeightUnit;
  order: DateOrder | '';
}

/** The server's check of these lines, and the idempotency key for storing them. */
type CheckedImport = Lines & { answer: ImportAnswer; key: string };

export function useWeightImport(petId: string, form: UseFormReturn<Lines>, onImported: (count: number) => void) {
  const t = useTranslations('weights');
  const entries = useTranslations('entries');
  const [csv, unit, order] = form.watch(['csv', 'unit', 'order']);
  const [checked, setChecked] = useState<CheckedImport | null>(null);
  const isSameText = checked?.csv === csv;
  const preview = isSameText && checked.unit === unit && checked.order === order ? checked : null;
  const fail = (error: string) => showServerErrors(form, { error });

  const send = async (lines: Lines): Promise<boolean> => {
    const rehearsal = !preview || preview.answer.added === 0;
    try {
      // The preview asks about unlikely lines; storing confirms them.
      const input = { ...lines, order: (isSameText && lines.order) || undefined, rehearsal, confirmed: true };
      const answer = await importWeights(petId, input, rehearsal ? newId() : preview.key);
      // Storing is another request and needs its own key.
      if (rehearsal) {
        const order = answer.order ?? lines.order;
        form.setValue('order', order);
        setChecked({ ...lines, order, answer, key: newId() });
      } else onImported(answer.added);
      return !rehearsal;
    } catch (error) {
      const field = error instanceof ApiError && Object.values(error.failure?.fields ?? {})[0];
      if (error instanceof ApiError && error.status === 413) fail(t('csv.errors.tooLong'));
      else fail(field || entries(`failed.${saveFailure(error)}`));
      return false;
    }
  };

  /** Undefined unless the order of day and month is an assumption. */
  const assumedOrder = isSameText ? checked.answer.order : undefined;
  return { csv, unit, preview: preview?.answer ?? null, assumedOrder, send, fail };
}
