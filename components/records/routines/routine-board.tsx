'use client';

import { CalendarRange, Clock, Plus } from 'lucide';
import { useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import { EmptyState } from '@/components/shell/empty-state';
import { useEntries } from '@/components/shell/entries';
import { FormLoading } from '@/components/shell/form-loading';
import { lazyPart } from '@/components/shell/lazy-part';
import { useRowFocus } from '@/components/shell/row-focus';
import { ViewSwitch } from '@/components/shell/view-switch';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { toast } from '@/lib/browser/page/toast';
import { planView } from '@/lib/browser/storage/plan-view';
import { routinesClient } from '@/lib/records/routines/client';
import type { Routine } from '@/lib/records/routines/routine';
import type { Streak } from '@/lib/records/routines/streak';
import type { WeekDay } from '@/lib/records/routines/view';
import { BoardViews, type Shown } from './board-views';
import { useCompletions } from './completions';
import { OpenedTask } from './opened-task';
import type { RoutineDraft } from './routine-form';
import { TemplateList } from './template-list';

const RoutineForm = lazyPart(async () => (await import('./routine-form')).RoutineForm);

interface RoutineBoardProps extends Shown {
  pet: { id: string; name: string };
  routines: Routine[];
  week: WeekDay[];
  streaks: Record<string, Streak>;
  templates: RoutineDraft[];
}

export function RoutineBoard({ pet, routines, week, streaks, templates, ...shown }: RoutineBoardProps) {
  const t = useTranslations('routines');
  const { remove, refresh } = useEntries(pet.id, routinesClient, { items: routines, nextCursor: null });
  const { shown: current, setStatus } = useCompletions(pet.id, week);
  const rows = useRowFocus<HTMLDivElement>(routines.map(({ id }) => id));
  const [opened, open] = useState<string | null>(null);
  const [edited, edit] = useState<{ routine: Routine | null; draft: RoutineDraft | null } | null>(null);
  const task = current.flatMap(({ tasks }) => tasks).find(({ key }) => key === opened);
  const add = (draft: RoutineDraft | null) => edit({ routine: null, draft });
  const onSaved = () => {
    edit(null);
    toast({ title: t('saved') });
    refresh();
  };
  const empty = routines.length === 0 && current.every(({ tasks }) => tasks.length === 0);
  const addButton = (
    <Button data-add onClick={() => add(null)}>
      <Icon of={Plus} />
      {t('add')}
    </Button>
  );
  return (
    <div ref={rows.list}>
      {empty ? (
        <EmptyState
          drawing="trail"
          title={t('emptyTitle', { name: pet.name })}
          text={t('emptyText')}
          action={addButton}
        />
      ) : (
        <>
          <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
            <ViewSwitch
              remembered={planView}
              label={t('view')}
              views={[
                { view: 'day', icon: Clock, word: t('viewDay') },
                { view: 'week', icon: CalendarRange, word: t('viewWeek') },
              ]}
            />
            {addButton}
          </div>
          <BoardViews
            petId={pet.id}
            week={current}
            streaks={streaks}
            {...shown}
            setStatus={(one, status) => void setStatus(one, status)}
            onOpen={open}
          />
        </>
      )}
      <TemplateList templates={templates} onChoose={add} />
      <OpenedTask
        petId={pet.id}
        task={task}
        routine={routines.find(({ id }) => id === task?.id)}
        streak={task && streaks[task.id]}
        timeZone={shown.timeZone}
        setStatus={(one, status) => {
          open(null);
          void setStatus(one, status);
        }}
        onEdit={(routine) => {
          open(null);
          edit({ routine, draft: null });
        }}
        onRemove={(routine) => {
          rows.leave(routine.id, task?.key);
          open(null);
          void remove(routine);
        }}
        onClose={() => open(null)}
      />
      <Dialog open={edited !== null} onOpenChange={(isOpen) => !isOpen && edit(null)}>
        {edited ? (
          <DialogContent title={edited.routine ? t('editTitle') : t('addTitle')}>
            <Suspense fallback={<FormLoading />}>
              <RoutineForm petId={pet.id} {...edited} onSaved={onSaved} />
            </Suspense>
          </DialogContent>
        ) : null}
      </Dialog>
    </div>
  );
}
