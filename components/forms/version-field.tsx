'use client';

import { diffWords } from 'diff';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import type { Choices } from '@/lib/versions/merge';
import type { OpenVersions } from './use-versions';
import { OtherRing, OwnRing } from './version-rings';
import { useOtherWriter, useVersionTexts } from './version-words';

const SHORT = 14;

interface VersionFieldProps {
  name: string;
  of: OpenVersions;
  choice: Choices[string] | undefined;
  onChoose: CardProps['onChoose'];
}

export function VersionField({ name, of, choice, onChoose }: VersionFieldProps) {
  const t = useTranslations('versions');
  const other = useOtherWriter(of);
  const { labelOf, mineOf, theirsOf } = useVersionTexts(of);
  const card = { name, chosen: choice, onChoose };
  const [mine, theirs] = [mineOf(name), theirsOf(name)];
  return (
    <fieldset>
      <legend className="mb-2 font-display text-lg font-semibold">{labelOf(name)}</legend>
      <div className="version-cards">
        <Version {...card} choice="mine" ring={<OwnRing />} who={t('you')} text={mine} besides={theirs} />
        <Version
          {...card}
          choice="theirs"
          ring={other.isReader ? <OwnRing /> : <OtherRing of={other.ring} />}
          who={other.name}
          text={theirs}
          besides={mine}
        />
        {of.fields[name]?.joins ? (
          <Card {...card} choice="both" className="version-both">
            <Icon of="plus" className="size-5 text-primary" />
            <span className="flex-1">{t('both')}</span>
          </Card>
        ) : null}
      </div>
    </fieldset>
  );
}

interface CardProps {
  name: string;
  choice: Choices[string];
  chosen: Choices[string] | undefined;
  onChoose: (name: string, choice: Choices[string]) => void;
  className?: string;
  children: ReactNode;
}

function Card({ name, choice, chosen, onChoose, className, children }: CardProps) {
  return (
    <label className={cn('version-card', className)}>
      <input
        type="radio"
        name={`version-${name}`}
        checked={chosen === choice}
        onChange={() => onChoose(name, choice)}
        className="size-5 shrink-0 accent-primary"
      />
      {children}
    </label>
  );
}

interface VersionProps extends Omit<CardProps, 'children'> {
  ring: ReactNode;
  who: string;
  text: string;
  besides: string;
}

function Version({ ring, who, text, besides, ...card }: VersionProps) {
  const t = useTranslations('versions');
  const isShort = Math.max(text.length, besides.length) <= SHORT;
  return (
    <Card {...card}>
      <span className="version-who">
        {ring}
        <bdi>{who}</bdi>
      </span>
      <span dir="auto" className={isShort ? 'version-value' : 'version-text'}>
        {text === '' ? <span className="text-muted">{t('nothing')}</span> : null}
        {isShort ? text : <MarkedText text={text} besides={besides} />}
      </span>
    </Card>
  );
}

function MarkedText({ text, besides }: { text: string; besides: string }) {
  return diffWords(besides, text)
    .filter(({ removed }) => !removed)
    .map(({ added, value }, index) => {
      const key = `${index} ${value}`;
      return added ? <mark key={key}>{value}</mark> : <span key={key}>{value}</span>;
    });
}
