'use client';

import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { useCan } from '#page-context';
import { useEntries } from '@/components/shell/entries';
import { DeleteEntry } from '@/components/shell/entry-row';
import { FormLoading } from '@/components/shell/form-loading';
import { LateSheet } from '@/components/shell/late-sheet';
import { lazyPart } from '@/components/shell/lazy-part';
import { useRowFocus } from '@/components/shell/row-focus';
import { useSwipeAway } from '@/components/shell/swipe-away';
import { useEditedEntry } from '@/components/shell/use-edited-entry';
import { skillsClient } from '@/lib/records/training/client';
import type { Skill } from '@/lib/records/training/skill';
import type { SkillView } from '@/lib/records/training/view';
import { SkillProgress } from './skill-progress';
import { SkillRow } from './skill-row';

const SkillForm = lazyPart(async () => (await import('./skill-form')).SkillForm);

interface SkillListProps {
  petId: string;
  type: string;
  skills: Skill[];
  views: Record<string, SkillView>;
}

/** A row opens in its place, as it holds a list itself, whose entries open in sheets. */
export function SkillList({ petId, type, skills, views }: SkillListProps) {
  const t = useTranslations('training');
  const can = useCan();
  const { items, remove, refresh } = useEntries(petId, skillsClient, { items: skills, nextCursor: null });
  const rows = useRowFocus(items.map(({ id }) => id));
  const { edited, edit, close, saved } = useEditedEntry<Skill>(false, refresh);
  const nameOf = ({ id, name }: Skill) => views[id]?.name ?? name;
  const removeRow = (skill: Skill) => {
    close();
    rows.leave(skill.id);
    void remove(skill);
  };
  const swipe = useSwipeAway((id) => items.filter((skill) => skill.id === id).forEach(removeRow));
  const skill = edited?.item ?? null;
  return (
    <>
      <ul ref={rows.list} className="skill-rows" {...(can.edit && swipe)}>
        {items.map((one) => {
          const view = views[one.id];
          return view ? (
            <SkillRow key={one.id} skill={one} view={view}>
              <SkillProgress petId={petId} skill={one} view={view} onEdit={() => edit(one)} />
            </SkillRow>
          ) : null;
        })}
      </ul>
      <LateSheet open={skill !== null} title={t('editTitle')} onClose={close}>
        <Suspense fallback={<FormLoading />}>
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
