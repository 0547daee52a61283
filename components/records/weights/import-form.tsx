'use client';

import { useTranslations } from 'next-intl';
import { type ChangeEvent, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Form, FormError, showServerErrors } from '@/components/forms/form';
import { SelectField } from '@/components/forms/select-field';
import { TextAreaField } from '@/components/forms/text-field';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { ApiError } from '@/lib/browser/api/api-client';
import { saveFailure } from '@/lib/browser/api/save-failure';
import { newId } from '@/lib/core/validation/ids';
import { importWeights } from '@/lib/records/weights/client';
import type { ImportAnswer } from '@/lib/records/weights/import-rows';
import { type WeightUnit, weightUnits } from '@/lib/records/weights/vocabulary';
import { ImportPreview } from './import-preview';

interface Lines {
  csv: string;
  unit: WeightUnit;
}

/** The server's check of these lines, and the idempotency key for storing them. */
type Checked = Lines & { answer: ImportAnswer; key: string };

interface ImportFormProps {
  petId: string;
  unit: WeightUnit;
  onImported: (count: number) => void;
}

/** Western European spreadsheets still write Windows-1252, the fallback for invalid UTF-8. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

export function ImportForm({ petId, unit, onImported }: ImportFormProps) {
  const t = useTranslations('weights');
  const entries = useTranslations('entries');
  const id = useId();
  const form = useForm<Lines>({ defaultValues: { csv: '', unit } });
  const [csv, typed] = form.watch(['csv', 'unit']);
  const [checked, setChecked] = useState<Checked | null>(null);
  const preview = checked?.csv === csv && checked.unit === typed ? checked : null;
  const { isSubmitting } = form.formState;
  const fail = (error: string) => showServerErrors(form, { error });
  const readFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    try {
      form.setValue('csv', decode(await file.arrayBuffer()));
    } catch {
      fail(t('csv.failedFile'));
    }
  };
  const send = async (lines: Lines): Promise<boolean> => {
    const rehearsal = !preview || preview.answer.added === 0;
    try {
      // The preview asks about unlikely lines; storing confirms them.
      const input = { ...lines, rehearsal, confirmed: true };
      const answer = await importWeights(petId, input, rehearsal ? newId() : preview.key);
      // Storing is another request and needs its own key.
      if (rehearsal) setChecked({ ...lines, answer, key: newId() });
      else onImported(answer.added);
      return !rehearsal;
    } catch (error) {
      const field = error instanceof ApiError && Object.values(error.failure?.fields ?? {})[0];
      if (error instanceof ApiError && error.status === 413) fail(t('csv.errors.tooLong'));
      else fail(field || entries(`failed.${saveFailure(error)}`));
      return false;
    }
  };

  return (
    <Form form={form} draftKey={`weights-csv/${petId}/new`} onSubmit={send} className="gap-4 pb-1">
      <p className="text-sm text-muted">{t('csv.hint')}</p>
      <div>
        <Label htmlFor={`${id}-file`}>{t('csv.file')}</Label>
        <Input
          id={`${id}-file`}
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          onChange={(event) => void readFile(event)}
          className="mt-1.5"
        />
      </div>
      <TextAreaField
        name="csv"
        label={t('csv.text')}
        spellCheck={false}
        className="[&_textarea]:max-h-48 [&_textarea]:font-mono [&_textarea]:text-sm"
      />
      <SelectField
        name="unit"
        label={t('csv.unit')}
        options={weightUnits.map((value) => ({ value, label: t(`units.${value}`) }))}
      />
      <FormError />
      <div role="status">{preview ? <ImportPreview answer={preview.answer} unit={typed} /> : null}</div>
      {preview && preview.answer.added > 0 ? (
        <Button type="submit" size="large" busy={isSubmitting} block>
          {t('csv.store', { count: preview.answer.added })}
        </Button>
      ) : (
        <Button type="submit" size="large" busy={isSubmitting} disabled={csv.trim() === ''} block>
          {t('csv.check')}
        </Button>
      )}
    </Form>
  );
}
