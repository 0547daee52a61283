'use client';

import { useTranslations } from 'next-intl';
import { useFormContext } from 'react-hook-form';
import { cn } from '@/components/ui/cn';
import { type ConditionScore, conditionScores, idealScores } from '@/lib/records/weights/vocabulary';
import { BodyPicture } from './body-picture';

const choiceClass =
  'relative cursor-pointer rounded-control border border-edge bg-surface hover:border-primary has-checked:border-primary has-checked:bg-primary-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary';

export function ScoreField({ type }: { type: string }) {
  const t = useTranslations('weights');
  const field = useFormContext().register('bodyConditionScore');
  const ideal = idealScores(type);
  if (!ideal) return null;
  const [from, to] = ideal;
  const isIdeal = (score: ConditionScore) => score >= from && score <= to;
  return (
    <fieldset aria-describedby="score-hint">
      <legend className="mb-1.5 text-sm font-medium">{t('score')}</legend>
      <p id="score-hint" className="mb-2 text-sm text-muted">
        {t('scoreHint', { ideal: from === to ? from : `${from}–${to}` })}
      </p>
      <div className="grid grid-cols-3 gap-2">
        {conditionScores.map((score) => (
          <label
            key={score}
            className={cn(choiceClass, 'grid content-start justify-items-center px-1 py-2 text-center')}
          >
            <input type="radio" value={score} className="absolute top-2 left-2 size-4 accent-primary" {...field} />
            <BodyPicture score={score} className="h-14 w-auto" />
            <span className="mt-1 text-sm leading-tight">
              <span className={cn('tabular', isIdeal(score) && 'font-semibold')}>{score}</span>{' '}
              <span className="hyphens-auto text-muted wrap-anywhere">{t(`scores.${score}`)}</span>
            </span>
          </label>
        ))}
        <label className={cn(choiceClass, 'tap col-span-3 flex items-center gap-2 px-3')}>
          <input type="radio" value="" className="size-4 accent-primary" {...field} />
          {t('scoreNone')}
        </label>
      </div>
    </fieldset>
  );
}
