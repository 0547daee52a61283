'use client';

import { ClipboardPlus, House, type IconNode, Scissors, Search, UserRound } from 'lucide';
import { useTranslations } from 'next-intl';
import type { ChangeEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { Icon } from '@/components/ui/icon';
import type { ShareFormValues } from '@/lib/overviews/sharing/schema';
import { presets, type ShareKind, shareKinds } from '@/lib/overviews/sharing/vocabulary';

const icons: Record<ShareKind, IconNode> = {
  vet: ClipboardPlus,
  groomer: Scissors,
  sitter: House,
  finder: Search,
  other: UserRound,
};

export function KindField() {
  const t = useTranslations('sharing');
  const { register, setValue } = useFormContext<ShareFormValues>();
  // Registered once: with several registrations of one name, the last handler would answer for all.
  const kindField = register('kind', {
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      setValue('sections', [...presets[event.target.value as ShareKind]], { shouldDirty: true });
    },
  });
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{t('form.kind')}</legend>
      <div className="grid grid-cols-2 gap-2 md:grid-cols-3 lg:grid-cols-5">
        {shareKinds.map((kind) => (
          <label
            key={kind}
            className="relative grid cursor-pointer content-start gap-1 rounded-control border border-edge bg-surface p-3 hover:border-primary has-checked:border-primary has-checked:bg-primary-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary"
          >
            <input
              type="radio"
              value={kind}
              aria-describedby={`kind-${kind}`}
              className="absolute top-3 right-3 size-4 accent-primary"
              {...kindField}
            />
            <Icon of={icons[kind]} className="size-6 stroke-[1.5] text-primary" />
            <span className="font-medium">{t(`kind.${kind}`)}</span>
            <span id={`kind-${kind}`} className="text-sm text-muted">
              {t(`kindHint.${kind}`)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
