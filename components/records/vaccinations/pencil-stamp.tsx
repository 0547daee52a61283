'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { Stamp } from '@/components/ornaments/stamp';
import type { Day } from '@/lib/core/time/dates';
import type { DueVaccine } from '@/lib/records/vaccinations/due-vaccine';

/** A dose without an end date has no known validity. */
function stateOf(vaccine: string, validUntil: Day | '') {
  if (!vaccine) return 'blank';
  return validUntil ? 'valid' : 'undated';
}

export function PencilStamp({ due }: { due: readonly DueVaccine[] }) {
  const t = useTranslations('vaccinations');
  const [vaccine, validUntil] = useWatch({ name: ['vaccine', 'validUntil'] }) as [string, Day | ''];
  const dueVaccine = due.find(({ name }) => name === vaccine);
  const month = validUntil ? `${validUntil.slice(5, 7)}/${validUntil.slice(0, 4)}` : null;
  return (
    <div
      aria-hidden="true"
      className="relative grid place-items-center overflow-hidden rounded-tile border border-line bg-surface p-2"
    >
      <span className="guilloche absolute inset-0 text-primary opacity-10" />
      <Stamp
        shape={dueVaccine?.shape ?? 'oval'}
        state={stateOf(vaccine, validUntil)}
        title={dueVaccine?.short ?? vaccine}
        word={month ? t('stampUntil', { month }) : ''}
        name=""
        tilt={-6}
        size={108}
        className="opacity-55"
      />
    </div>
  );
}
