import { useLocale, useTranslations } from 'next-intl';
import { AllergyWarnings } from '@/components/records/medications/allergy-warnings';
import { StepLines } from '@/components/records/medications/step-lines';
import { Button } from '@/components/ui/button';
import { joinIsolated } from '@/lib/core/i18n/isolate';
import { languageOf } from '@/lib/core/i18n/locales';
import { nowMs } from '@/lib/core/time/clock';
import { formatInstant, instantFromJson } from '@/lib/core/time/dates';
import { MINUTE } from '@/lib/core/time/durations';
import type { StayAsNeeded } from '@/lib/sharing/stays/as-needed';
import { checkFormOutcome } from '@/lib/sharing/stays/form-outcome';
import { FormOutcomeMessage } from './form-outcome-message';
import type { SitterPageProps } from './sitter-page-props';

export function StayAsNeededList(page: SitterPageProps) {
  const t = useTranslations('stays.reader');
  const { asNeeded } = page.view;
  if (asNeeded.length === 0) return null;
  return (
    <section aria-labelledby="as-needed" className="grid gap-2">
      <h2 id="as-needed" className="text-xl">
        {t('asNeeded')}
      </h2>
      <ul>
        {asNeeded.map((medicine) => (
          <Medicine key={medicine.id} medicine={medicine} page={page} />
        ))}
      </ul>
    </section>
  );
}

interface MedicineProps {
  medicine: StayAsNeeded;
  page: SitterPageProps;
}

const rowOf = ({ id }: StayAsNeeded) => `n-${id}`;
const petOf = ({ medicine, page }: MedicineProps) => page.stay.pets.find(({ id }) => id === medicine.petId);
const mayGive = ({ stay, view }: SitterPageProps) => stay.allows.includes('doses') && view.isToday;

const JUST_NOW = 10 * MINUTE;

function Medicine({ medicine, page }: MedicineProps) {
  const t = useTranslations('stays.reader');
  const medications = useTranslations('medications');
  const pet = petOf({ medicine, page });
  const { name, dosage, reason, minHoursBetween, maxPerDay, notBefore } = medicine;
  const rules = [
    reason && medications('forReason', { reason }),
    minHoursBetween !== null && t('hoursBetween', { count: minHoursBetween }),
    maxPerDay !== null && t('perDay', { count: maxPerDay }),
  ];
  const isJustGiven = medicine.last !== null && nowMs() - instantFromJson(medicine.last.at).getTime() < JUST_NOW;
  const records = { isDone: isJustGiven, isTooSoon: notBefore !== null };
  return (
    <li id={rowOf(medicine)} className="my-2.5 scroll-mt-4 rounded-tile border-2 border-danger bg-surface px-3.5 py-3">
      <FormOutcomeMessage formOutcome={checkFormOutcome(page.formOutcome, records)} row={rowOf(medicine)} />
      <div className="flex min-h-12 items-center gap-3">
        <div dir="auto" className="min-w-0 grow wrap-anywhere">
          <p className="leading-tight font-medium">{joinIsolated([name, dosage], ', ')}</p>
          <p className="text-sm leading-tight text-muted">{joinIsolated([pet?.name, ...rules], ' · ')}</p>
        </div>
        {mayGive(page) && notBefore === null ? (
          <DoseForm medicine={medicine} page={page}>
            <Button
              type="submit"
              variant="danger"
              aria-label={t('giveOf', { what: joinIsolated([name, pet?.name], ', ') })}
            >
              {t('give')}
            </Button>
          </DoseForm>
        ) : null}
      </div>
      <LastGiven medicine={medicine} page={page} />
      <StepLines steps={medicine.steps} />
      <AllergyWarnings warnings={medicine.warnings} />
      {medicine.instructions ? (
        <p dir="auto" className="mt-2 border-t border-line pt-2 whitespace-pre-line wrap-anywhere">
          {medicine.instructions}
        </p>
      ) : null}
    </li>
  );
}

function LastGiven({ medicine, page }: MedicineProps) {
  const t = useTranslations('stays.reader');
  const locale = useLocale();
  const { name, last, left, notBefore, timeZone } = medicine;
  const moment = (at: string) => formatInstant(instantFromJson(at), locale, timeZone);
  const pet = petOf({ medicine, page });
  const isOwn = last?.memberId != null && pet?.own === last.memberId;
  return (
    <>
      {last ? (
        <div className="flex flex-wrap items-center gap-x-3 text-sm">
          <p className="wrap-anywhere">{t('lastGiven', { when: moment(last.at), name: last.by })}</p>
          {isOwn && mayGive(page) ? (
            <DoseForm medicine={medicine} page={page} undo={last.id}>
              <button
                type="submit"
                aria-label={t('undoOf', { what: joinIsolated([name, pet?.name], ', ') })}
                className="tap underline underline-offset-4"
              >
                {t('undo')}
              </button>
            </DoseForm>
          ) : null}
        </div>
      ) : (
        <p className="text-sm text-muted">{t('noneGiven')}</p>
      )}
      {notBefore ? (
        <p className="text-sm font-medium text-danger">{t('notBefore', { when: moment(notBefore) })}</p>
      ) : null}
      {notBefore === null && left !== null ? <p className="text-sm">{t('left', { count: left })}</p> : null}
    </>
  );
}

interface DoseFormProps extends MedicineProps {
  undo?: string;
  children: React.ReactNode;
}

function DoseForm({ medicine, page: { action, view }, undo, children }: DoseFormProps) {
  const lng = languageOf(useLocale());
  const undoFields = undo === undefined ? {} : { undo: '1', doseId: undo };
  const fields = {
    petId: medicine.petId,
    medicationId: medicine.id,
    row: rowOf(medicine),
    view: view.day,
    lng,
    ...undoFields,
  };
  return (
    <form action={`${action}/doses`} method="post" className="shrink-0">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
