'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { usePageContext } from '#page-context';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { toast } from '@/lib/browser/page/toast';
import { dayIn, formatDay, instantFromJson } from '@/lib/core/time/dates';
import { weightsClient } from '@/lib/records/weights/client';
import type { IdealRange } from '@/lib/records/weights/ideal-range';
import { formatDifference, formatStoredWeight } from '@/lib/records/weights/units';
import { type ConditionScore, conditionScores, idealScores } from '@/lib/records/weights/vocabulary';
import type { Weight } from '@/lib/records/weights/weight';
import { BodyPicture } from './body-picture';

const usual: readonly ConditionScore[] = [3, 4, 5, 6, 7];

interface WeightSavedProps {
  petId: string;
  petName: string;
  type: string;
  gender: string;
  weight: Weight;
  last: Weight | null;
  ideal: IdealRange | null;
  onDone: () => void;
}

export function WeightSaved(props: WeightSavedProps) {
  const { petId, type, gender, weight, onDone } = props;
  const t = useTranslations('weights');
  const entries = useTranslations('entries');
  const { locale, weightUnit } = usePageContext();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const title = useRef<HTMLParagraphElement>(null);
  useEffect(() => title.current?.focus(), []);

  async function undoWeight() {
    setBusy(true);
    try {
      await weightsClient.remove(petId, weight);
      toast({ title: entries('removed') });
      router.refresh();
      onDone();
    } catch {
      toast({ title: entries('removeFailed'), tone: 'danger', retry: () => void undoWeight() });
    }
    setBusy(false);
  }

  return (
    <div className="grid gap-4">
      <div className="grid justify-items-center gap-2 text-center">
        <span className="grid size-13 place-items-center rounded-full bg-primary text-on-primary">
          <Icon of="check" className="size-7" />
        </span>
        <p ref={title} tabIndex={-1} className="font-display text-2xl font-[560] outline-none">
          {t('savedTitle', { weight: formatStoredWeight(weight.grams, weightUnit, locale) })}
        </p>
        <ComparisonText {...props} />
      </div>
      {idealScores(type) ? <ScoreStrip petId={petId} gender={gender} weight={weight} /> : null}
      <div className="save-bar grid-cols-2">
        <Button variant="outline" size="large" busy={busy} onClick={() => void undoWeight()}>
          {entries('undo')}
        </Button>
        <Button size="large" onClick={onDone}>
          {t('done')}
        </Button>
      </div>
    </div>
  );
}

function ComparisonText({ petName: name, weight, last, ideal }: WeightSavedProps) {
  const t = useTranslations('weights');
  const { locale, timeZone, weightUnit } = usePageContext();
  const difference = last ? weight.grams - last.grams : 0;
  const describeIdealRange = () => {
    if (!ideal) return null;
    if (weight.grams < ideal.from) return t('belowIdeal', { name });
    return weight.grams > ideal.to ? t('aboveIdeal', { name }) : t('insideIdeal', { name });
  };
  const way = () => {
    if (difference === 0) return 'sameSince';
    return difference > 0 ? 'moreThan' : 'lessThan';
  };
  const change = last && {
    difference: formatDifference(difference, weightUnit, locale),
    date: formatDay(dayIn(instantFromJson(last.measuredAt), timeZone), locale, 'dayMonth'),
  };
  return (
    <p className="text-muted">
      {describeIdealRange()} {change ? t(way(), change) : null}
    </p>
  );
}

function ScoreStrip({ petId, gender, weight }: Pick<WeightSavedProps, 'petId' | 'gender' | 'weight'>) {
  const t = useTranslations('weights');
  const common = useTranslations('common');
  const router = useRouter();
  const [score, setScore] = useState(weight.bodyConditionScore);
  const [all, showAll] = useState(false);

  async function chooseScore(to: ConditionScore) {
    const before = score;
    setScore(to);
    try {
      await weightsClient.update(petId, weight, { bodyConditionScore: to });
      router.refresh();
    } catch {
      setScore(before);
      toast({ title: t('scoreFailed'), tone: 'danger', retry: () => void chooseScore(to) });
    }
  }

  return (
    <fieldset className="-mx-4 border-t border-line bg-surface px-4 pt-4 pb-3">
      <legend className="float-left mb-3 flex w-full items-baseline justify-between gap-3 text-lg font-medium">
        {t('feel', { gender })}
        <span className="text-sm font-normal text-muted">{common('optional')}</span>
      </legend>
      <div className={cn('clear-both grid gap-1.5', all ? 'grid-cols-3' : 'grid-cols-5')}>
        {(all ? conditionScores : usual).map((one) => (
          <label key={one} className="body-choice">
            <input type="radio" name="score" checked={score === one} onChange={() => void chooseScore(one)} />
            <BodyPicture score={one} className="h-12 w-auto" />
            <span className="text-sm/[1rem]">{t(`feels.${one}`, { gender })}</span>
            <span className="text-xs text-muted tabular">{one}</span>
          </label>
        ))}
      </div>
      <p className="mt-3 text-sm text-muted">
        {t('feelHint')}{' '}
        {all ? null : (
          <Button variant="link" size="link" onClick={() => showAll(true)}>
            {t('allNine')}
          </Button>
        )}
      </p>
    </fieldset>
  );
}
