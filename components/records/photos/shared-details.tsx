'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { cn } from '@/components/ui/cn';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { readTags, writeTags } from '@/lib/records/photos/tags';
import { photoLimits } from '@/lib/records/photos/vocabulary';

const SUGGESTED = 8;
const MOST_TEXT = photoLimits.tags * (photoLimits.tag + 2);

export interface TypedDetails {
  /** Text as typed: "walk, snow". */
  tags: string;
  location: string;
}

interface SharedDetailsProps {
  typed: TypedDetails;
  usedTags: readonly string[];
  onChange: (to: TypedDetails) => void;
}

export function SharedDetails({ typed, usedTags, onChange }: SharedDetailsProps) {
  const t = useTranslations('photos');
  const id = useId();
  const chosenTags = readTags(typed.tags);
  const setTags = (tags: string) => onChange({ ...typed, tags });
  const toggleTag = (tag: string) =>
    setTags(writeTags(chosenTags.includes(tag) ? chosenTags.filter((other) => other !== tag) : [...chosenTags, tag]));
  return (
    <div className="grid gap-3 border-t border-line py-4">
      <div>
        <Label htmlFor={`${id}-tags`}>{t('tags')}</Label>
        <Input
          id={`${id}-tags`}
          className="mt-1"
          maxLength={MOST_TEXT}
          autoComplete="off"
          aria-describedby={`${id}-hint`}
          value={typed.tags}
          onChange={({ target }) => setTags(target.value)}
        />
        <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
          {t('tagsHint')}
        </p>
        <fieldset aria-label={t('usedTags')} className="mt-1 flex flex-wrap gap-1 empty:hidden">
          {usedTags.slice(0, SUGGESTED).map((tag) => (
            <button
              key={tag}
              type="button"
              aria-pressed={chosenTags.includes(tag)}
              onClick={() => toggleTag(tag)}
              className={cn(
                'tap rounded-control px-3 text-sm',
                chosenTags.includes(tag) ? 'bg-primary text-on-primary' : 'bg-primary-soft text-primary',
              )}
            >
              #{tag}
            </button>
          ))}
        </fieldset>
      </div>
      <div>
        <Label htmlFor={`${id}-place`}>{t('location')}</Label>
        <Input
          id={`${id}-place`}
          className="mt-1"
          maxLength={photoLimits.location}
          autoComplete="off"
          value={typed.location}
          onChange={({ target }) => onChange({ ...typed, location: target.value })}
        />
      </div>
    </div>
  );
}
