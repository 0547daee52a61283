'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Checkbox } from '@/components/ui/checkbox';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icons';
import { Switch } from '@/components/ui/switch';
import { isolate } from '@/lib/core/i18n/isolate';
import { groupNames, type SectionGroup, sectionGroups } from '@/lib/sharing/links/section-groups';
import type { ShareSection } from '@/lib/sharing/links/vocabulary';
import type { AdjustValues } from './adjust-values';
import { useExtentWords } from './use-extent-words';

const icons: Record<SectionGroup, IconName> = {
  identity: 'id-card',
  health: 'syringe',
  measures: 'scale',
  day: 'calendar-check',
  contacts: 'phone',
  notes: 'notebook-pen',
};

function useSections() {
  const { watch, setValue } = useFormContext<AdjustValues>();
  const sections = watch('sections');
  const chooseSections = (some: readonly ShareSection[], isShown: boolean) => {
    const others = sections.filter((section) => !some.includes(section));
    setValue('sections', isShown ? [...others, ...some] : others, { shouldDirty: true });
  };
  return { sections, choose: chooseSections };
}

export function SectionRows({ contact }: { contact: string | null }) {
  const t = useTranslations('sharing');
  const { sections } = useSections();
  const words = useExtentWords();
  return (
    <fieldset>
      <legend className="sr-only">{t('adjust.sections')}</legend>
      <p role="status" className="mb-2 text-muted">
        {words.extent(sections)} {t('adjust.same')}
      </p>
      <div className="divide-y divide-line">
        {groupNames.map((group) => (
          <GroupRow key={group} group={group} contact={contact} />
        ))}
      </div>
      {sections.includes('routines') && !sections.includes('medication') ? (
        <p role="status" className="my-1 flex gap-2 rounded-control bg-due-soft px-3 py-2.5 text-due">
          <Icon of="triangle-alert" className="mt-0.5 size-5 shrink-0" />
          {t('adjust.routinesHint')}
        </p>
      ) : null}
    </fieldset>
  );
}

function GroupRow({ group, contact }: { group: SectionGroup; contact: string | null }) {
  const t = useTranslations('sharing');
  const id = useId();
  const { sections, choose } = useSections();
  const [isUnfolded, unfold] = useState(false);
  const members: readonly ShareSection[] = sectionGroups[group];
  const selectedSections = members.filter((section) => sections.includes(section));
  const hint = group === 'contacts' && contact ? isolate(contact) : t(`groupHint.${group}`);
  return (
    <div>
      <div className="grid min-h-14.5 grid-cols-[1.5rem_1fr_auto] items-center gap-3">
        <Icon of={icons[group]} className="size-5.5 text-primary" />
        <div className="min-w-0 py-1">
          <label htmlFor={id} className="block font-medium">
            {t(`group.${group}`)}
          </label>
          {members.length === 1 ? (
            <p dir="auto" className="text-sm text-muted wrap-anywhere">
              {hint}
            </p>
          ) : (
            <button
              type="button"
              aria-expanded={isUnfolded}
              onClick={() => unfold(!isUnfolded)}
              className="flex min-h-6 items-center gap-1 text-left text-sm text-muted underline decoration-line underline-offset-4"
            >
              {selectedSections.length > 0 && selectedSections.length < members.length
                ? t('adjust.some', { shown: selectedSections.length, all: members.length })
                : hint}
              <Icon of="chevron-down" className={cn('size-4 shrink-0', isUnfolded && 'rotate-180')} />
            </button>
          )}
        </div>
        <Switch
          id={id}
          checked={selectedSections.length > 0}
          onChange={({ target }) => choose(members, target.checked)}
        />
      </div>
      {isUnfolded ? (
        <ul className="pb-2 pl-9">
          {members.map((section) => (
            <li key={section}>
              <label className="tap flex cursor-pointer items-center gap-3">
                <Checkbox
                  checked={selectedSections.includes(section)}
                  onChange={({ target }) => choose([section], target.checked)}
                />
                {t(`section.${section}`)}
              </label>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
