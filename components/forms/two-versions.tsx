'use client';

import './two-versions.css';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { usePageContext } from '#page-context';
import { LazyMessages } from '@/components/loading/lazy-messages';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Attribution } from '@/lib/page-context/attribution';
import { formatForReader } from '@/lib/page-context/page-context';
import type { Choices } from '@/lib/versions/merge';
import { FormError } from './form';
import type { OpenVersions } from './use-versions';
import { VersionField } from './version-field';
import { OtherRing, OwnRing } from './version-rings';
import { useOtherWriter, useVersionTexts } from './version-words';

interface TwoVersionsProps {
  of: OpenVersions;
  choices: Choices;
  onChoose: (name: string, choice: Choices[string]) => void;
  onLeave: () => void;
  leaveLabel?: string;
}

/** Compares two versions of an entry side by side, and lets the user choose field by field (R11.6). */
export function TwoVersions(props: TwoVersionsProps) {
  return (
    <LazyMessages namespaces={['versions']}>
      <Versions {...props} />
    </LazyMessages>
  );
}

function Versions({ of, choices, onChoose, onLeave, leaveLabel }: TwoVersionsProps) {
  const t = useTranslations('versions');
  const title = useRef<HTMLHeadingElement>(null);
  const { isSubmitting } = useFormState();
  const other = useOtherWriter(of);
  const { touched } = of.merge;
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="grid gap-5">
      <div>
        <h3 ref={title} tabIndex={-1} className="font-display text-2xl outline-none">
          {t('title')}
        </h3>
        <p className="mt-1">{other.isReader ? t('introOwn') : t('intro', { name: other.name })}</p>
      </div>
      <WhoAndWhen of={of} />
      <FittingChanges of={of} />
      {touched.map((name) => (
        <VersionField key={name} name={name} of={of} choice={choices[name]} onChoose={onChoose} />
      ))}
      <div className="save-bar">
        <FormError />
        <div className="flex gap-3">
          <Button type="button" variant="outline" className="min-h-13" onClick={onLeave}>
            {leaveLabel ?? t('back')}
          </Button>
          <Button
            type="submit"
            block
            className="min-h-13 text-lg whitespace-nowrap"
            busy={isSubmitting}
            disabled={touched.some((name) => choices[name] === undefined)}
          >
            {t('keep')}
          </Button>
        </div>
      </div>
    </div>
  );
}

function WhoAndWhen({ of }: { of: OpenVersions }) {
  const t = useTranslations('versions');
  const reader = usePageContext();
  const other = useOtherWriter(of);
  const { updatedAt } = of.error.versions.current as Partial<Attribution>;
  return (
    <div className="version-people">
      <div>
        <OwnRing size={50} />
        <p>
          <b>{t('you')}</b>
          <span>{of.writtenAt ? t('offline', { when: formatForReader(of.writtenAt, reader) }) : t('now')}</span>
        </p>
      </div>
      <div>
        {other.isReader ? null : <OtherRing of={other.ring} size={50} />}
        <p>
          <b>
            <bdi>{other.name}</bdi>
          </b>
          <span>{updatedAt === undefined ? null : formatForReader(updatedAt, reader)}</span>
        </p>
      </div>
    </div>
  );
}

function FittingChanges({ of }: { of: OpenVersions }) {
  const t = useTranslations('versions');
  const { labelOf, mineOf, theirsOf } = useVersionTexts(of);
  const { mine, theirs } = of.merge.fitting;
  const count = new Set([...mine, ...theirs]).size;
  if (count === 0) return null;
  const row = (name: string, text: string) => (
    <div key={name}>
      <dt>{labelOf(name)}</dt>
      <dd dir="auto">{text || t('nothing')}</dd>
    </div>
  );
  return (
    <details className="version-fitting group">
      <summary>
        <Icon of="circle-check" className="size-5 text-primary" />
        <span className="flex-1">{t('fitting', { count })}</span>
        <Icon of="chevron-down" className="size-5 group-open:rotate-180" />
      </summary>
      <dl>
        {mine.map((name) => row(name, mineOf(name)))}
        {theirs.filter((name) => !mine.includes(name)).map((name) => row(name, theirsOf(name)))}
      </dl>
    </details>
  );
}
