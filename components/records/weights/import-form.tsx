'use client';

import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { usePageContext } from '#page-context';
import { Form, FormError } from '@/components/forms/form';
import { SelectField } from '@/components/forms/select-field';
import { TextAreaField } from '@/components/forms/text-field';
import { Button } from '@/components/ui/button';
import { weightUnits } from '@/lib/core/i18n/units';
import { dateOrders } from '@/lib/core/tables/dates';
import { CsvFileInput } from './csv-file-input';
import { ImportPreview } from './import-preview';
import { type Lines, useWeightImport } from './use-weight-import';

interface ImportFormProps {
  petId: string;
  csv?: string;
  onImported: (count: number) => void;
}

export function ImportForm({ petId, csv: initial = '', onImported }: ImportFormProps) {
  const t = useTranslations('weights');
  const { weightUnit: unit } = usePageContext();
  const form = useForm<Lines>({ defaultValues: { csv: initial, unit, order: '' } });
  const { isSubmitting } = form.formState;
  const { csv, unit: typed, preview, assumedOrder, send, fail } = useWeightImport(petId, form, onImported);
  return (
    <Form form={form} draftKey={`weights-csv/${petId}/new`} onSubmit={send} className="gap-4 pb-1">
      <p className="text-sm text-muted">{t('csv.hint')}</p>
      <CsvFileInput onRead={(text) => form.setValue('csv', text)} onFail={() => fail(t('csv.failedFile'))} />
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
      {assumedOrder === undefined ? null : (
        <SelectField
          name="order"
          label={t('csv.order')}
          hint={t('csv.orderHint')}
          placeholder={assumedOrder === null ? t('csv.orders.choose') : undefined}
          options={dateOrders.map((value) => ({ value, label: t(`csv.orders.${value}`) }))}
        />
      )}
      <FormError />
      <div role="status">
        {preview && assumedOrder !== null ? <ImportPreview answer={preview} unit={typed} /> : null}
      </div>
      {preview && preview.added > 0 ? (
        <Button type="submit" size="large" busy={isSubmitting} block>
          {t('csv.store', { count: preview.added })}
        </Button>
      ) : (
        <Button type="submit" size="large" busy={isSubmitting} disabled={csv.trim() === ''} block>
          {t('csv.check')}
        </Button>
      )}
    </Form>
  );
}
