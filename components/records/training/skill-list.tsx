'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, Suspense } from 'react';
import { useCan } from '#page-context';
import { useEntries } from '@/components/collections/entries';
import { DeleteEntry } from '@/components/collections/entry-row';
import { useRowFocus } from '@/components/collections/row-focus';
import { useSwipeAway } from '@/components/collections/swipe-away';
import { useEditedEntry } from '@/components/collections/use-edited-entry';
import { FormLoading } from '@/components/loading/form-loading';
import { LateSheet } from '@/components/loading/late-sheet';
import { lazyPart } from '@/components/loading/lazy-part';
import { skillsClient } from '@/lib/records/training/client';
import type { Skill } from '@/lib/records/training/skill';
import type { SkillView } from '@/lib/records/training/view';
import { SkillProgress } from './skill-progress';
import { SkillRow } from './skill-row';
import { waitingSkillView } from './waiting-skill';

const SkillForm = lazyPart(async () => (await import('./skill-form')).SkillForm);

interface SkillListProps {
  petId: string;
  type: string;
  skills: Skill[];
  views: Record<string, SkillView>;
  head: ReactNode;
  empty: ReactNode;
}

export function SkillList({ petId, type, skills, views, head, empty }: SkillListProps) {
  const t = useTranslations('training');
  const can = useCan();
  const { items, markOf, remove, refresh } = useEntries(petId, skillsClient, { items: skills, nextCursor: null });
  const rows = useRowFocus(items.map(({ id }) => id));
  const { edited, edit, close, saved } = useEditedEntry<Skill>(false, refresh);
  const viewOf = (one: Skill) => {
    const skill = skills.find(({ id }) => id === one.id);
    return waitingSkillView(one, views[one.id] ?? null, skill?.name);
  };
  const nameOf = (one: Skill) => viewOf(one).name;
  const removeRow = (skill: Skill) => {
    close();
    rows.leave(skill.id);
    void remove(skill);
  };
  const swipe = useSwipeAway((id) => items.filter((skill) => skill.id === id).forEach(removeRow));
  const skill = edited?.item ?? null;
  if (items.length === 0) return empty;
  return (
    <>
      {head}
      <ul ref={rows.list} className="skill-rows" {...(can.edit && swipe)}>
        {items.map((one) => {
          const view = viewOf(one);
          return (
            <SkillRow key={one.id} skill={one} view={view} waiting={markOf(one)}>
              <SkillProgress petId={petId} skill={one} view={view} onEdit={() => edit(one)} />
            </SkillRow>
          );
        })}
      </ul>
      <LateSheet open={skill !== null} title={t('editTitle')} onClose={close}>
        <Suspense fallback={<FormLoading of="skill" />}>
          {skill ? (
            <SkillForm
              petId={petId}
              type={type}
              skill={{ ...skill, name: nameOf(skill) }}
              onSaved={() => saved(t('saved'))}
            />
          ) : null}
          <DeleteEntry item={skill} name={nameOf} onDelete={removeRow} />
        </Suspense>
      </LateSheet>
    </>
  );
}
