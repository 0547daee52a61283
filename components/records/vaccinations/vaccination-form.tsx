'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { usePageContext } from '#page-context';
import { EntryForm } from '@/components/forms/entry-form';
import { MoreFields } from '@/components/forms/more-fields';
import { DateField, TextAreaField, TextField } from '@/components/forms/text-field';
import { DocumentSection } from '@/components/records/documents/document-section';
import { FirstPhoto } from '@/components/records/documents/first-photo';
import { useAttach } from '@/components/records/documents/use-attach';
import { claimPassedFile } from '@/lib/browser/papers/passed-file';
import { entryDraft } from '@/lib/browser/storage/drafts';
import { vaccinations } from '@/lib/collections/columns/vaccinations';
import { formValues } from '@/lib/collections/form-values';
import { nameIn } from '@/lib/core/text/name-in';
import type { PetDocument } from '@/lib/records/documents/document';
import type { DocumentParent } from '@/lib/records/documents/vocabulary';
import { vaccinationsClient } from '@/lib/records/vaccinations/client';
import { alreadyChosen, type DueVaccine } from '@/lib/records/vaccinations/due-vaccine';
import type { VaccinationFormValues, VaccinationInput } from '@/lib/records/vaccinations/schema';
import type { Vaccination } from '@/lib/records/vaccinations/vaccination';
import { vaccinationLimits } from '@/lib/records/vaccinations/vocabulary';
import { CardForm } from './card-form';
import { PencilStamp } from './pencil-stamp';
import { ReadCard } from './read-card';
import { storedName } from './stored-name';
import { VaccineChoice } from './vaccine-choice';
import { ValidityField } from './validity-field';

interface VaccinationFormProps {
  petId: string;
  dose: Vaccination | null;
  papers?: readonly PetDocument[];
  names: Record<string, string>;
  suggested: readonly string[];
  due: readonly DueVaccine[];
  /** Ids of vaccines whose legal validity is the date in the passport. */
  validityFromVet: readonly string[];
  onSaved: (dose: Vaccination) => void;
  /** For new entries: several were saved, and a toast says so. */
  onCardSaved?: () => void;
}

type Initial = Pick<VaccinationFormProps, 'dose' | 'names' | 'due'> & { today: string };

function initialOf({ dose, names, due, today }: Initial): VaccinationFormValues {
  return {
    ...formValues(vaccinations, dose),
    vaccine: dose ? nameIn(names, dose.vaccine) : (alreadyChosen(due)?.name ?? ''),
    antigens: dose?.antigens ?? [],
    givenOn: dose?.givenOn ?? today,
  };
}

const lines = ['product', 'manufacturer', 'batch', 'vetName', 'clinic'] as const;
const foldedFields = ['nextDueOn', ...lines, 'document', 'reaction', 'note'] as const;

export function VaccinationForm(props: VaccinationFormProps) {
  const { petId, dose, papers = [], names, suggested, onSaved, onCardSaved } = props;
  const t = useTranslations('vaccinations');
  const [photo, setPhoto] = useState<File | null>(null);
  const [isCard, setCard] = useState(false);
  const attachFile = useAttach(petId);
  const claimPhoto = useEffectEvent(() => {
    const passedFile = dose ? null : claimPassedFile(petId);
    if (passedFile) setPhoto(passedFile.file);
  });
  useEffect(() => claimPhoto(), []);
  const attachPhoto = (parent: DocumentParent) => {
    if (photo) void attachFile(photo, parent);
  };
  return (
    <>
      <div className="mb-5 grid gap-4">
        {dose ? (
          <DocumentSection
            petId={petId}
            parent={{ vaccinationId: dose.id }}
            documents={papers}
            name={nameIn(names, dose.vaccine)}
          />
        ) : (
          <>
            <FirstPhoto
              title={t('photograph')}
              text={t(isCard ? 'card.photographText' : 'photographText')}
              file={photo}
              onChange={setPhoto}
            />
            <CardChoice isCard={isCard} onChange={setCard} />
            {isCard ? <ReadCard petId={petId} photo={photo} /> : null}
          </>
        )}
      </div>
      {isCard ? (
        <CardForm
          {...{ petId, names, suggested }}
          onSaved={() => {
            attachPhoto({});
            onCardSaved?.();
          }}
        />
      ) : (
        <DoseForm
          {...props}
          onSaved={(savedVaccination) => {
            attachPhoto({ vaccinationId: savedVaccination.id });
            onSaved(savedVaccination);
          }}
        />
      )}
    </>
  );
}

interface CardChoiceProps {
  isCard: boolean;
  onChange: (isCard: boolean) => void;
}

function CardChoice({ isCard, onChange }: CardChoiceProps) {
  const t = useTranslations('vaccinations');
  return (
    <fieldset className="seg w-full">
      <legend className="sr-only">{t('card.choice')}</legend>
      <button type="button" aria-pressed={!isCard} onClick={() => onChange(false)}>
        {t('card.one')}
      </button>
      <button type="button" aria-pressed={isCard} onClick={() => onChange(true)}>
        {t('card.several')}
      </button>
    </fieldset>
  );
}

function DoseForm({ petId, dose, names, suggested, due, validityFromVet, onSaved }: VaccinationFormProps) {
  const t = useTranslations('vaccinations');
  const { latest, today } = usePageContext();
  const saveVaccination = (values: VaccinationInput, key: string) => {
    const entry = { ...values, vaccine: storedName(values.vaccine, names) };
    return dose ? vaccinationsClient.overwrite(petId, dose, entry) : vaccinationsClient.create(petId, entry, key);
  };
  return (
    <EntryForm<VaccinationFormValues, VaccinationInput, Vaccination>
      draftKey={entryDraft('vaccinations', petId, dose?.id)}
      schema={async () => (await import('@/lib/records/vaccinations/schema')).vaccinationInput(latest)}
      fields={async () => (await import('@/lib/records/vaccinations/fields')).vaccinationFields}
      initial={initialOf({ dose, names, due, today })}
      save={saveVaccination}
      onSaved={onSaved}
    >
      {({ watch }) => {
        const asksValidity = validityFromVet.some((id) => names[id] === watch('vaccine'));
        return (
          <>
            <VaccineChoice due={dose ? [] : due} names={suggested.map((id) => nameIn(names, id))} />
            <div className="grid grid-cols-[minmax(0,1fr)_8.25rem] gap-3">
              <div className="grid gap-5">
                <DateField name="givenOn" label={t('givenOn')} max={latest} required />
                <ValidityField hint={t(asksValidity ? 'validUntilLawHint' : 'validUntilHint')} isLegal={asksValidity} />
              </div>
              <PencilStamp due={due} />
            </div>
            <RareFields asksValidity={asksValidity} />
          </>
        );
      }}
    </EntryForm>
  );
}

function RareFields({ asksValidity }: { asksValidity: boolean }) {
  const t = useTranslations('vaccinations');
  const entries = useTranslations('entries');
  return (
    <MoreFields names={foldedFields} summary={t('more')}>
      {lines.map((name) => (
        <TextField
          key={name}
          name={name}
          label={t(name)}
          hint={name === 'product' ? t('productHint') : undefined}
          maxLength={vaccinationLimits.text}
          autoComplete="off"
        />
      ))}
      <DateField name="nextDueOn" label={t('nextDueOn')} hint={t(asksValidity ? 'nextDueLawHint' : 'nextDueHint')} />
      <TextField
        name="document"
        type="url"
        label={t('document')}
        hint={t('documentHint')}
        maxLength={vaccinationLimits.document}
        autoComplete="off"
      />
      <TextAreaField name="reaction" label={t('reaction')} maxLength={vaccinationLimits.reaction} rows={2} />
      <TextAreaField name="note" label={entries('note')} maxLength={vaccinationLimits.note} rows={2} />
    </MoreFields>
  );
}
