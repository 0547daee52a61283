'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef } from 'react';
import { usePageContext } from '#page-context';
import { IntentLink } from '@/components/loading/intent-link';
import { cn } from '@/components/ui/cn';
import { focusFirstField } from '@/components/ui/first-field';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icons';
import { paths } from '@/lib/core/config/paths';
import { dayIn, formatDay, formatNearDay, formatTime, instantFromJson } from '@/lib/core/time/dates';
import type { QuickPet } from '@/lib/overviews/quick-add/quick-pet';
import { isDueNow } from '@/lib/records/vaccinations/due-vaccine';
import { formatWeight } from '@/lib/records/weights/units';
import type { PartName } from './quick-part';

interface QuickTilesProps {
  pet: QuickPet;
  onOpen: (part: PartName) => void;
  onFiles: (files: File[]) => void;
}

const smallTiles = [
  { part: 'symptom', icon: 'clipboard-list' },
  { part: 'labReport', icon: 'test-tube' },
  { part: 'reading', icon: 'trending-up' },
] as const;

export function QuickTiles({ pet, onOpen, onFiles }: QuickTilesProps) {
  const t = useTranslations('quickAdd');
  const hints = useHints(pet);
  const tiles = useRef<HTMLDivElement>(null);
  // When the sheet opened or another pet was chosen, the tiles were not loaded yet and nothing could be focused.
  useEffect(() => {
    if (!document.activeElement?.matches('[name=pet]')) focusFirstField(tiles.current);
  }, []);
  const large = [
    { part: 'weight', icon: 'scale', hint: hints.weight },
    { part: 'dose', icon: 'pill', hint: hints.dose },
    { part: 'vaccination', icon: 'syringe', hint: hints.vaccination },
    { part: 'visit', icon: 'stethoscope', hint: hints.visit },
  ] as const;
  return (
    <div ref={tiles} className="grid grid-cols-2 gap-2.5 pb-2">
      {large.map(({ part, icon, hint }) => (
        <button
          key={part}
          type="button"
          data-autofocus={part === 'weight' ? '' : undefined}
          className="quick-tile large"
          onClick={() => onOpen(part)}
        >
          <Icon of={icon} className={cn('size-6', hint.isUrgent ? 'text-danger' : 'text-primary')} />
          <span className="text-base font-medium">{t(`tiles.${part}`)}</span>
          <span className={cn('text-sm', hint.isUrgent ? 'text-danger' : 'text-muted')}>{hint.text}</span>
        </button>
      ))}
      {smallTiles.map(({ part, icon }) => (
        <PartTile key={part} {...{ part, icon, onOpen }} />
      ))}
      <LinkTile href={paths.petPapers(pet.id)} icon="scan-text">
        {t('tiles.paper')}
      </LinkTile>
      <label className="quick-tile">
        <input
          type="file"
          accept="image/*"
          multiple
          className="sr-only"
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            if (files.length > 0) onFiles(files);
          }}
        />
        <SmallTile icon="camera">{t('tiles.photo')}</SmallTile>
      </label>
      <PartTile part="appointment" icon="calendar-plus" onOpen={onOpen} />
      <PartTile part="routine" icon="list-checks" onOpen={onOpen} />
      <LinkTile href={`${paths.editPet(pet.id)}#notes`} icon="notebook-pen">
        {t('tiles.note')}
      </LinkTile>
    </div>
  );
}

interface PartTileProps {
  part: 'symptom' | 'labReport' | 'reading' | 'appointment' | 'routine';
  icon: IconName;
  onOpen: (part: PartName) => void;
}

function PartTile({ part, icon, onOpen }: PartTileProps) {
  const t = useTranslations('quickAdd.tiles');
  return (
    <button type="button" className="quick-tile" onClick={() => onOpen(part)}>
      <SmallTile icon={icon}>{t(part)}</SmallTile>
    </button>
  );
}

function LinkTile({ href, icon, children }: { href: string; icon: IconName; children: ReactNode }) {
  return (
    <IntentLink href={href} className="quick-tile">
      <SmallTile icon={icon}>{children}</SmallTile>
    </IntentLink>
  );
}

function SmallTile({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <>
      <Icon of={icon} className="size-5.5 shrink-0 text-primary" />
      <span className="font-medium">{children}</span>
    </>
  );
}

interface Hint {
  text: string;
  isUrgent: boolean;
}

/** Hint per tile: the latest state, which is the reason to tap it. */
function useHints({
  weight,
  doses,
  due,
  lastVisitOn,
}: QuickPet): Record<'weight' | 'dose' | 'vaccination' | 'visit', Hint> {
  const t = useTranslations('quickAdd');
  const estimate = useTranslations('vaccinations');
  const { locale, timeZone, today, weightUnit } = usePageContext();
  const short = (day: string) => formatNearDay(day, locale, today);
  const [dose] = doses;
  const vaccine = due.find(isDueNow);
  const isEachDated = due.every(({ dueOn }) => dueOn !== null);
  const toCalmHint = (text: string): Hint => ({ text, isUrgent: false });
  const lastWeighing = weight && {
    weight: formatWeight(weight.grams, weightUnit, locale),
    date: short(dayIn(instantFromJson(weight.measuredAt), timeZone)),
  };
  const vaccineHint = (): Hint => {
    if (due.length === 0) return toCalmHint(t('hints.noVaccination'));
    if (!vaccine) return toCalmHint(t(isEachDated ? 'hints.nothingDue' : 'hints.datesMissing'));
    const { status, short: what, dueOn, isEstimated } = vaccine;
    const markEstimate = (text: string) => (isEstimated ? estimate('isEstimate', { text }) : text);
    if (status !== 'due_soon') return { text: markEstimate(t('hints.overdue', { vaccine: what })), isUrgent: true };
    return toCalmHint(
      dueOn ? markEstimate(t('hints.dueOn', { what, date: formatDay(dueOn, locale, 'medium') })) : what,
    );
  };
  return {
    weight: toCalmHint(lastWeighing ? t('hints.weighed', lastWeighing) : t('hints.noWeight')),
    dose: dose
      ? {
          text: dose.time ? t('hints.dueOn', { what: dose.title, date: formatTime(dose.time, locale) }) : dose.title,
          isUrgent: dose.state === 'overdue',
        }
      : toCalmHint(t('hints.noDose')),
    vaccination: vaccineHint(),
    visit: toCalmHint(lastVisitOn ? t('hints.lastVisit', { date: short(lastVisitOn) }) : t('hints.noVisit')),
  };
}
