'use client';

import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { IntentLink } from '@/components/loading/intent-link';
import { useDoseActions } from '@/components/records/medications/dose-actions';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { invalidate } from '@/lib/browser/api/query-client';
import { paths } from '@/lib/core/config/paths';
import { formatTime } from '@/lib/core/time/dates';
import { QUICK_ADD } from '@/lib/overviews/quick-add/client';
import type { QuickDose, QuickMedication, QuickPet } from '@/lib/overviews/quick-add/quick-pet';

export function QuickDoses({ pet }: { pet: QuickPet }) {
  const t = useTranslations('quickAdd');
  const { id, name, doses, medications } = pet;
  const isNoneDue = doses.length === 0;
  return (
    <div className="grid gap-3 pb-2">
      {isNoneDue ? <p className="pt-4 text-muted">{t('noDoses', { name })}</p> : null}
      <ul className="divide-y divide-line">
        {doses.map((dose) => (
          <DoseRow key={dose.key} petId={id} dose={dose} />
        ))}
        {isNoneDue ? medications.map((one) => <ExtraDoseRow key={one.id} petId={id} medication={one} />) : null}
      </ul>
      {isNoneDue ? (
        <Button asChild variant="soft">
          <IntentLink href={paths.newMedication(id)}>
            <Icon of="plus" />
            {t('addMedication')}
          </IntentLink>
        </Button>
      ) : null}
      <Button asChild variant="link">
        <IntentLink href={paths.petHealth(id, 'medications')}>{t('allMedications')}</IntentLink>
      </Button>
    </div>
  );
}

function ExtraDoseRow({ petId, medication: { id, name } }: { petId: string; medication: QuickMedication }) {
  const t = useTranslations('quickAdd');
  const { busy, log, question } = useDoseActions({ petId, id, name });
  const giveDose = async () => {
    await log({ status: 'given', scheduledFor: null });
    invalidate(new RegExp(`^${QUICK_ADD}`));
  };
  return (
    <li className="flex min-h-16 items-center gap-3 py-2">
      <span className="min-w-0 grow font-medium wrap-anywhere">
        <bdi>{name}</bdi>
      </span>
      <Button variant="outline" busy={busy} aria-label={t('extraOf', { name })} onClick={() => void giveDose()}>
        {t('extra')}
      </Button>
      {question}
    </li>
  );
}

function DoseRow({ petId, dose }: { petId: string; dose: QuickDose }) {
  const t = useTranslations('quickAdd');
  const { locale } = usePageContext();
  const { id, title, detail, time, scheduledFor } = dose;
  const { busy, log, question } = useDoseActions({ petId, id, name: title });
  const giveDose = async () => {
    await log({ status: 'given', scheduledFor });
    invalidate(new RegExp(`^${QUICK_ADD}`));
  };
  return (
    <li className="flex min-h-16 items-center gap-3 py-2">
      <span className="grid size-9.5 shrink-0 place-items-center rounded-control bg-danger-soft text-danger">
        <Icon of="pill" className="size-5" />
      </span>
      <span className="min-w-0 grow">
        <span className="block font-medium wrap-anywhere">{detail ? t('dose', { title, detail }) : title}</span>
        {time ? <span className="text-sm text-muted tabular">{formatTime(time, locale)}</span> : null}
      </span>
      <Button variant="outline" busy={busy} aria-label={t('giveNamed', { title })} onClick={() => void giveDose()}>
        {t('give')}
      </Button>
      {question}
    </li>
  );
}
