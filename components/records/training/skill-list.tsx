'use client';

import { useLocale, useTranslations } from 'next-intl';
import { EntryList } from '@/components/shell/entry-list';
import { lazyPart } from '@/components/shell/lazy-part';
import { Badge } from '@/components/ui/badge';
import { formatPercent } from '@/lib/core/i18n/numbers';
import { formatDay } from '@/lib/core/time/dates';
import { skillsClient } from '@/lib/records/training/client';
import type { Skill } from '@/lib/records/training/skill';
import type { SkillView } from '@/lib/records/training/view';
import { categoryWords } from './category-words';
import { SkillProgress } from './skill-progress';

const SkillForm = lazyPart(async () => (await import('./skill-form')).SkillForm);

interface SkillListProps {
  petId: string;
  type: string;
  skills: Skill[];
  views: Record<string, SkillView>;
}

export function SkillList({ petId, type, skills, views }: SkillListProps) {
  const t = useTranslations('training');
  const locale = useLocale();
  const nameOf = ({ id, name }: Skill) => views[id]?.name ?? name;
  const facts = ({ id, category }: Skill) => {
    const { rate = null, lastOn = null } = views[id] ?? {};
    return [
      category && categoryWords(t, category),
      rate !== null && t('lastRate', { rate: formatPercent(rate, locale) }),
      lastOn ? t('lastOn', { date: formatDay(lastOn, locale, 'medium') }) : t('notYet'),
    ]
      .filter(Boolean)
      .join(' · ');
  };
  return (
    <EntryList
      petId={petId}
      client={skillsClient}
      first={{ items: skills, nextCursor: null }}
      words={{
        addTitle: t('addTitle'),
        editTitle: t('editTitle'),
        saved: t('saved'),
        empty: t('notYet'),
        name: nameOf,
      }}
      row={(skill) => (
        <>
          <p className="flex flex-wrap items-center gap-2">
            <span dir="auto" className="font-medium wrap-anywhere">
              {nameOf(skill)}
            </span>
            {views[skill.id]?.refresher ? <Badge tone="due">{t('refresher')}</Badge> : null}
          </p>
          <p className="text-sm text-muted wrap-anywhere">{facts(skill)}</p>
        </>
      )}
      below={(skill) => {
        const view = views[skill.id];
        return view ? <SkillProgress petId={petId} skill={skill} view={view} /> : null;
      }}
      form={(skill, onSaved) => (
        <SkillForm petId={petId} type={type} skill={skill && { ...skill, name: nameOf(skill) }} onSaved={onSaved} />
      )}
    />
  );
}
