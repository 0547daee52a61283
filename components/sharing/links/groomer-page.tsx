import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { RichText } from '@/components/records/pets/rich-text';
import { StatusLine } from '@/components/records/vaccinations/status-line';
import { Icon } from '@/components/ui/icon';
import { joinIsolated } from '@/lib/core/i18n/isolate';
import { languageOf } from '@/lib/core/i18n/locales';
import { dayIn, formatDay, instantFromJson } from '@/lib/core/time/dates';
import { firstNumber } from '@/lib/records/pets/phone-numbers';
import { vaccineName } from '@/lib/records/vaccinations/catalogue';
import { urgencyOf } from '@/lib/records/vaccinations/status';
import type { SharedView } from '@/lib/sharing/links/shared-view';
import { ReaderCover } from './reader-cover';
import { readerOrder } from './reader-order';
import { ReaderParts } from './reader-parts';
import { SharedAlerts } from './shared-alerts';

export function GroomerPage({ view }: { view: SharedView }) {
  const t = useTranslations('sharedPet');
  const { pet, conditions = [], notes, vaccinations, contacts, lastTreatments = [] } = view;
  const number = contacts?.emergencyContact && firstNumber(contacts.emergencyContact);
  const rest = readerOrder.groomer.filter((part) => part !== 'notes' && part !== 'vaccinations' && part !== 'alerts');
  const coat = joinIsolated([pet.colour, pet.markings], ', ');
  const { conditions: _, ...medicine } = view;
  return (
    <>
      <ReaderCover view={view}>{coat ? <p className="mt-3">{t('coat', { coat })}</p> : null}</ReaderCover>
      <main id="main" className="cover-plum mx-auto grid w-full max-w-3xl gap-7 px-4 pt-5">
        <OtherAllergies view={view} />
        <GentleHandling conditions={conditions} />
        {notes ? (
          <section>
            <h2 className="text-xl">{t('goodToKnow')}</h2>
            <RichText html={notes} className="mt-2" />
          </section>
        ) : null}
        {vaccinations ? <VaccinationStates vaccinations={vaccinations} /> : null}
        <LastTreatments treatments={lastTreatments} />
        <SharedAlerts view={medicine} brief />
        {number ? (
          <a
            href={`tel:${number}`}
            className="button min-h-14 bg-primary text-lg text-on-primary hover:bg-primary-strong print:hidden"
          >
            <Icon of="phone" />
            {t('callContact')}
          </a>
        ) : null}
        {contacts ? <ReaderParts view={view} parts={['contacts']} /> : null}
        <ReaderParts view={view} parts={rest} />
      </main>
    </>
  );
}

function GentleHandling({ conditions }: Required<Pick<SharedView, 'conditions'>>) {
  const t = useTranslations('sharedPet');
  if (conditions.length === 0) return null;
  return (
    <section>
      <h2 className="text-xl">{t('gentle')}</h2>
      <ol className="mt-1 divide-y divide-line">
        {conditions.map(({ name, note }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two conditions may be called the same
          <li key={index} className="grid grid-cols-[2.25rem_1fr] items-center gap-3.5 py-3">
            <span
              aria-hidden="true"
              className="grid size-9 place-items-center rounded-full bg-cover-soft font-display font-[560] text-cover-ink"
            >
              {index + 1}
            </span>
            <div className="min-w-0 wrap-anywhere">
              <h3 className="font-sans text-base font-normal tracking-normal">
                <bdi>{name}</bdi>
              </h3>
              {note ? (
                <p dir="auto" className="text-sm whitespace-pre-line text-muted">
                  {note}
                </p>
              ) : null}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function OtherAllergies({ view: { allergies = [] } }: { view: SharedView }) {
  const t = useTranslations('allergies');
  const others = allergies.filter(({ severity }) => severity !== 'severe');
  if (others.length === 0) return null;
  return (
    <section className="rounded-tile bg-danger-soft p-4 text-danger">
      <h2 className="text-lg">{t('title')}</h2>
      <ul>
        {others.map(({ allergen, severity, reaction }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two allergies may read the same
          <li key={index} className="mt-1 text-ink wrap-anywhere">
            <bdi className="font-medium text-danger">{allergen}</bdi> ({t(`severities.${severity}`)})
            {reaction ? <span dir="auto">: {reaction}</span> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

function VaccinationStates({ vaccinations: { stamps } }: { vaccinations: NonNullable<SharedView['vaccinations']> }) {
  const t = useTranslations('sharedPet');
  const { locale } = usePageContext();
  return (
    <section>
      <h2 className="text-xl">{t('vaccinations')}</h2>
      {stamps.length === 0 ? <p className="mt-1 text-muted">{t('noDoses')}</p> : null}
      <ul className="mt-1 divide-y divide-line">
        {stamps.map(({ vaccine, givenOn, status }) => {
          const isValid = urgencyOf(status) === 'valid';
          return (
            <li key={`${vaccine} ${givenOn}`} className="flex min-h-14 items-center gap-3 py-2.5">
              <Icon
                of={isValid ? 'circle-check' : 'circle-alert'}
                className={isValid ? 'size-6 shrink-0 text-primary' : 'size-6 shrink-0 text-danger'}
              />
              <div className="min-w-0 wrap-anywhere">
                <bdi>{vaccineName(vaccine, languageOf(locale))}</bdi>
                <StatusLine status={status} />
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function LastTreatments({ treatments }: { treatments: NonNullable<SharedView['lastTreatments']> }) {
  const t = useTranslations('sharedPet');
  const kinds = useTranslations('treatments.kinds');
  const { locale, timeZone } = usePageContext();
  if (treatments.length === 0) return null;
  return (
    <section>
      <h2 className="text-xl">{t('lastTreatment')}</h2>
      <ul className="mt-1 divide-y divide-line">
        {treatments.map(({ kind, product, givenAt }) => (
          <li key={`${kind} ${product}`} className="py-2.5 wrap-anywhere">
            <bdi>{product}</bdi>
            <p className="text-sm text-muted">
              {kinds(kind)}, {formatDay(dayIn(instantFromJson(givenAt), timeZone), locale, 'medium')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
