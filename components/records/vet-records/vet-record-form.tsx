'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { usePageContext } from '#page-context';
import { CurrencyField } from '@/components/forms/currency-field';
import { EntryForm } from '@/components/forms/entry-form';
import { HeroField } from '@/components/forms/hero-field';
import { MomentLine } from '@/components/forms/moment-line';
import { MoreFields } from '@/components/forms/more-fields';
import { RichTextField } from '@/components/forms/rich-text-field';
import { DateField, TextAreaField, TextField } from '@/components/forms/text-field';
import { DocumentSection } from '@/components/records/documents/document-section';
import { FirstPhoto } from '@/components/records/documents/first-photo';
import { useAttach } from '@/components/records/documents/use-attach';
import { entryDraft } from '@/lib/browser/storage/drafts';
import type { FormatLocale } from '@/lib/core/i18n/locales';
import { typedAmount } from '@/lib/core/i18n/numbers';
import { vetRecordsClient } from '@/lib/records/vet-records/client';
import type { VetRecordDraft, VetRecordFormOutput, VetRecordFormValues } from '@/lib/records/vet-records/schema';
import type { VetRecord, VetRecordEntry } from '@/lib/records/vet-records/vet-record';
import { vetRecordLimits } from '@/lib/records/vet-records/vocabulary';

/** Suggestions of our choice. */
const commonReasons = ['checkUp', 'vaccination', 'bloodTest', 'limp', 'vomiting', 'itching'] as const;

const text = { maxLength: vetRecordLimits.text, autoComplete: 'off' };
const foldedFields = ['diagnosis', 'followUpOn', 'clinic', 'vetName', 'cost', 'documentLinks'] as const;

interface VetRecordFormProps {
  petId: string;
  record: VetRecordEntry | null;
  draft: VetRecordDraft | null;
  /** Suggested for a cost. */
  currency: string | null;
  onSaved: (savedRecord: VetRecord) => void;
  /** Called after each change of the documents. */
  onChange?: () => void;
}

function initialOf(
  record: VetRecord | null,
  draft: VetRecordDraft | null,
  usual: { currency: string | null; today: string; locale: FormatLocale },
): VetRecordFormValues {
  return {
    visitedOn: record?.visitedOn ?? draft?.visitedOn ?? usual.today,
    reason: record?.reason ?? draft?.reason ?? '',
    description: record?.description ?? '',
    diagnosis: record?.diagnosis ?? '',
    clinic: record?.clinic ?? draft?.clinic ?? '',
    vetName: record?.vetName ?? '',
    cost: record?.costCents == null ? '' : typedAmount(record.costCents, usual.locale),
    currency: record?.currency ?? usual.currency ?? '',
    followUpOn: record?.followUpOn ?? '',
    documentLinks: record?.documentLinks.join('\n') ?? '',
  };
}

export function VetRecordForm({ petId, record, draft, currency, onSaved, onChange }: VetRecordFormProps) {
  const t = useTranslations('vetRecords');
  const { latest, today, locale } = usePageContext();
  const [photo, setPhoto] = useState<File | null>(null);
  const attachFile = useAttach(petId);
  const initial = initialOf(record, draft, { currency, today, locale });
  const saveRecord = (values: VetRecordFormOutput, key: string) => {
    if (!record) return vetRecordsClient.create(petId, { ...values, appointmentId: draft?.appointment ?? null }, key);
    // A new date means a new follow-up, which is still open.
    const movedFollowUp = values.followUpOn !== record.followUpOn && { followedUp: false };
    return vetRecordsClient.overwrite(petId, record, { ...values, ...movedFollowUp });
  };
  return (
    <>
      {record ? (
        <div className="mb-5">
          <DocumentSection
            petId={petId}
            parent={{ vetRecordId: record.id }}
            documents={record.documents}
            name={record.reason ?? t('visit')}
            onChange={onChange}
          />
        </div>
      ) : null}
      <EntryForm<VetRecordFormValues, VetRecordFormOutput, VetRecord>
        draftKey={entryDraft(
          draft?.appointment ? `vet-records/${draft.appointment}` : 'vet-records',
          petId,
          record?.id,
        )}
        schema={async () => (await import('@/lib/records/vet-records/schema')).vetRecordForm(latest)}
        fields={async () => (await import('@/lib/records/vet-records/fields')).vetRecordFields}
        initial={initial}
        save={saveRecord}
        onSaved={(savedRecord) => {
          if (photo) void attachFile(photo, { vetRecordId: savedRecord.id });
          onSaved(savedRecord);
        }}
      >
        {record ? null : (
          <FirstPhoto title={t('photograph')} text={t('photographText')} file={photo} onChange={setPhoto} />
        )}
        <HeroField
          name="reason"
          label={t('reason')}
          hint={t('reasonHint')}
          suggestions={commonReasons.map((one) => t(`common.${one}`))}
          maxLength={vetRecordLimits.text}
        />
        <MomentLine day="visitedOn" dayLabel={t('visitedOn')} />
        <RichTextField name="description" label={t('description')} hint={t('descriptionHint')} />
        <RareFields currency={initial.currency} />
      </EntryForm>
    </>
  );
}

function RareFields({ currency }: { currency: string }) {
  const t = useTranslations('vetRecords');
  return (
    <MoreFields names={foldedFields} preset={['currency']} summary={t('moreFields')}>
      <TextAreaField name="diagnosis" label={t('diagnosis')} maxLength={vetRecordLimits.diagnosis} rows={2} />
      <DateField name="followUpOn" label={t('followUpOn')} hint={t('followUpHint')} />
      <TextField name="clinic" label={t('clinic')} {...text} />
      <TextField name="vetName" label={t('vetName')} {...text} />
      <div className="grid grid-cols-[3fr_2fr] gap-3">
        <TextField name="cost" label={t('cost')} inputMode="decimal" autoComplete="off" />
        <CurrencyField label={t('currency')} usual={currency} />
      </div>
      <TextAreaField
        name="documentLinks"
        label={t('links')}
        hint={t('linksHint')}
        rows={2}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
      />
    </MoreFields>
  );
}
