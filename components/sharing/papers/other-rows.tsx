'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { usePageContext } from '#page-context';
import { DateField, TextField } from '@/components/forms/text-field';
import { IntentLink } from '@/components/loading/intent-link';
import { paths } from '@/lib/core/config/paths';
import { joinIsolated } from '@/lib/core/i18n/isolate';
import { readNumber } from '@/lib/core/i18n/numbers';
import { formatDay } from '@/lib/core/time/dates';
import { petLimits } from '@/lib/records/pets/vocabulary';
import { toGrams, typedNumber } from '@/lib/records/weights/units';
import type { MedicationProposal, PaperProposals, WeightProposal } from '@/lib/sharing/papers/proposals';
import {
  isRecordedWeight,
  type ProfileField,
  profileNames,
  type RecordedWeight,
  type WeightRow,
} from '@/lib/sharing/papers/review';
import type { Place } from './paper-picture';
import { ReadingCheck } from './reading-check';
import { ReviewRow } from './review-row';

const same = (text: string) => text;

interface WeightRowsProps {
  proposals: readonly WeightProposal[];
  recorded: readonly RecordedWeight[];
  showRegion: (place: Place) => void;
}

export function WeightRows({ proposals, recorded, showRegion }: WeightRowsProps) {
  return (
    <ol>
      {proposals.map((proposal, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are never moved or removed
        <ProposedWeight key={index} {...{ proposal, index, recorded, showRegion }} />
      ))}
    </ol>
  );
}

type ProposedWeightProps = Omit<WeightRowsProps, 'proposals'> & { proposal: WeightProposal; index: number };

function ProposedWeight({ proposal, index, recorded, showRegion }: ProposedWeightProps) {
  const t = useTranslations('papers');
  const { locale, latest, weightUnit } = usePageContext();
  const { kg, weighedOn, page, region } = proposal;
  const row = `weights.${index}`;
  const { measuredAt, grams }: WeightRow = useWatch({ name: row });
  const number = readNumber(grams);
  const weight = { measuredAt, grams: number === null ? 0 : toGrams(number, weightUnit) };
  const note = isRecordedWeight(weight, recorded) ? t('recorded') : null;
  const day = measuredAt === '' ? t('noDay') : formatDay(measuredAt, locale, 'medium');
  const kgText = (value: number) => typedNumber(toGrams(value, 'kg'), weightUnit, locale);
  const weightLabel = t('weightIn', { unit: weightUnit });
  return (
    <ReviewRow
      row={row}
      title={t('weight', { number: index + 1 })}
      summary={joinIsolated([grams && `${grams} ${weightUnit}`, day], ' · ')}
      note={note ?? (weighedOn ? null : t('incomplete'))}
      onFocusField={(field) => {
        const reading = field === 'measuredAt' ? weighedOn : kg;
        showRegion({ page, region: (field === null ? null : reading?.region) ?? region });
      }}
    >
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] items-start gap-4">
        <div>
          <TextField name={`${row}.grams`} label={weightLabel} inputMode="decimal" autoComplete="off" required />
          <ReadingCheck {...{ row }} field="grams" label={weightLabel} reading={kg} textOf={kgText} />
        </div>
        <div>
          <DateField name={`${row}.measuredAt`} label={t('weighedOn')} max={latest} required />
          <ReadingCheck
            {...{ row }}
            field="measuredAt"
            label={t('weighedOn')}
            reading={weighedOn}
            textOf={same}
            wordOf={(value) => formatDay(value, locale, 'medium')}
          />
        </div>
      </div>
    </ReviewRow>
  );
}

interface ProfileRowsProps {
  petId: string;
  proposals: PaperProposals;
  profile: Record<ProfileField, string | null>;
  showRegion: (place: Place) => void;
}

export function ProfileRows({ petId, proposals, profile, showRegion }: ProfileRowsProps) {
  const t = useTranslations('papers');
  const found = profileNames.filter((name) => proposals[name] !== null);
  if (found.length === 0) return null;
  return (
    <section aria-labelledby="paper-profile">
      <h2 id="paper-profile" className="mb-1 text-xl">
        {t('profile')}
      </h2>
      <ul>
        {found.map((name) => {
          const [stored, reading] = [profile[name], proposals[name]];
          if (reading === null) return null;
          return stored === null ? (
            <ProfileValue key={name} {...{ name, showRegion, reading }} />
          ) : (
            <StoredValue key={name} {...{ petId, name, stored }} text={reading.value} />
          );
        })}
      </ul>
    </section>
  );
}

type ProfileValueProps = {
  name: ProfileField;
  reading: NonNullable<PaperProposals[ProfileField]>;
  showRegion: ProfileRowsProps['showRegion'];
};

function ProfileValue({ name, reading, showRegion }: ProfileValueProps) {
  const t = useTranslations('papers');
  const row = `pet.${name}`;
  const value: string = useWatch({ name: `${row}.value` });
  const label = t(name);
  return (
    <ReviewRow row={row} title={label} summary={value} note={null} onFocusField={() => showRegion(reading)}>
      <div>
        <TextField name={`${row}.value`} label={label} maxLength={petLimits[name]} autoComplete="off" required />
        <ReadingCheck {...{ row, label, reading }} field="value" textOf={same} />
      </div>
    </ReviewRow>
  );
}

/** A profile with another value is changed on its own page only. */
function StoredValue({
  petId,
  name,
  stored,
  text,
}: {
  petId: string;
  name: ProfileField;
  stored: string;
  text: string;
}) {
  const t = useTranslations('papers');
  const isSame = stored === text;
  return (
    <li className="border-t border-line py-2.5">
      <p className="font-medium">{t(name)}</p>
      <p className="wrap-anywhere">
        {isSame ? t('profileSame', { value: stored }) : t('profileOther', { stored, text })}
      </p>
      {isSame ? null : (
        <IntentLink href={paths.editPet(petId)} className="tap inline-flex items-center text-primary underline">
          {t('editProfile')}
        </IntentLink>
      )}
    </li>
  );
}

/** Medicines are only named, because their plan needs the form. */
export function FoundMedications({ petId, proposals }: { petId: string; proposals: readonly MedicationProposal[] }) {
  const t = useTranslations('papers');
  if (proposals.length === 0) return null;
  return (
    <section aria-labelledby="paper-medications">
      <h2 id="paper-medications" className="mb-1 text-xl">
        {t('medications')}
      </h2>
      <ul className="grid gap-1">
        {proposals.map(({ name, dosage, page, region }) => (
          <li key={`${page} ${region.x} ${region.y}`} dir="auto" className="wrap-anywhere">
            {joinIsolated([name.text, dosage?.text], ' · ')}
          </li>
        ))}
      </ul>
      <p className="mt-1 text-sm text-muted">{t('medicationsText')}</p>
      <IntentLink href={paths.newMedication(petId)} className="tap inline-flex items-center text-primary underline">
        {t('addMedication')}
      </IntentLink>
    </section>
  );
}
