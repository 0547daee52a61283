'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { usePageContext } from '#page-context';
import { EntryForm } from '@/components/forms/entry-form';
import { SelectField } from '@/components/forms/select-field';
import { DateField, TextField } from '@/components/forms/text-field';
import { Button } from '@/components/ui/button';
import { isOnline } from '@/lib/browser/api/connection';
import { entryDraft } from '@/lib/browser/storage/drafts';
import { addMonths } from '@/lib/core/time/dates';
import { saveWeightGoal } from '@/lib/records/weights/client';
import type { GoalFormValues } from '@/lib/records/weights/goal-form';
import { displayUnit, typedNumber } from '@/lib/records/weights/units';
import { typedUnits } from '@/lib/records/weights/vocabulary';
import type { WeightGoal } from '@/lib/records/weights/weight-goal';

interface GoalFormProps {
  petId: string;
  type: string;
  goal: WeightGoal | null;
  /** Last weight. Its unit is used for the goal. */
  lastGrams: number;
  onSaved: () => void;
}

const MONTHS = 3;

export function GoalForm({ petId, type, goal, lastGrams, onSaved }: GoalFormProps) {
  const t = useTranslations('weights');
  const { locale, weightUnit: unit, today } = usePageContext();
  const offline = useTranslations('shell.offline');
  const [problem, setProblem] = useState<'failed' | 'offline' | null>(null);
  const typedUnit = displayUnit(goal?.grams ?? lastGrams, unit);
  const endGoal = async () => {
    try {
      await saveWeightGoal(petId, null);
      onSaved();
    } catch {
      setProblem(isOnline() ? 'failed' : 'offline');
    }
  };
  return (
    <>
      <EntryForm<GoalFormValues, WeightGoal>
        draftKey={entryDraft('weight-goal', petId, 'goal')}
        schema={async () => (await import('@/lib/records/weights/goal-form')).goalForm(type)}
        initial={{
          grams: goal ? typedNumber(goal.grams, typedUnit, locale) : '',
          unit: typedUnit,
          from: goal?.from ?? today,
          by: goal?.by ?? addMonths(today, MONTHS),
        }}
        save={(values) => saveWeightGoal(petId, values)}
        onSaved={onSaved}
      >
        <p className="text-sm text-muted">{t('goal.hint')}</p>
        <div className="grid grid-cols-[minmax(0,1fr)_6.5rem] gap-3">
          <TextField name="grams" label={t('goal.weight')} inputMode="decimal" autoComplete="off" required />
          <SelectField
            name="unit"
            label={t('unit')}
            options={typedUnits.map((value) => ({ value, label: t(`units.${value}`) }))}
          />
        </div>
        <div className="grid gap-3 sm:grid-cols-2">
          <DateField name="from" label={t('goal.from')} required />
          <DateField name="by" label={t('goal.by')} required />
        </div>
      </EntryForm>
      {goal ? (
        <Button variant="outline" className="mt-3" onClick={() => void endGoal()} block>
          {t('goal.end')}
        </Button>
      ) : null}
      <p role="alert" className="text-danger empty:hidden">
        {problem === 'failed' ? t('goal.endFailed') : null}
        {problem === 'offline' ? offline('needed') : null}
      </p>
    </>
  );
}
