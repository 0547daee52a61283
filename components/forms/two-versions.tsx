'use client';

import './two-versions.css';
import { diffWords } from 'diff';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { useReader, useRings } from '#page-context';
import { LazyMessages } from '@/components/shell/lazy-messages';
import { PersonRing } from '@/components/shell/person-ring';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import type { Attribution } from '@/lib/core/page-context/attribution';
import { formatForReader } from '@/lib/core/page-context/reader';
import type { Ring } from '@/lib/core/page-context/ring';
import { type FieldWords, fieldTranslator } from '@/lib/core/versions/entry-fields';
import type { Choices } from '@/lib/core/versions/merge';
import { FormError } from './form';
import type { OpenVersions } from './use-versions';

interface TwoVersionsProps {
  of: OpenVersions;
  choices: Choices;
  onChoose: (name: string, choice: Choices[string]) => void;
  /** Back to the form, with all that is typed in it. */
  onLeave: () => void;
}

/** What two people changed in one entry, side by side, to be chosen field by field (R11.6). */
export function TwoVersions(props: TwoVersionsProps) {
  return (
    <LazyMessages namespaces={['versions']}>
      <Versions {...props} />
    </LazyMessages>
  );
}

const former = { letters: null, role: 'carer', colour: 'pine' } as const;
/** Longer texts are read, not compared at a glance. */
const SHORT = 14;

function useFieldWords(): FieldWords {
  const rings = useRings();
  return {
    t: fieldTranslator(useTranslations()),
    reader: useReader(),
    nameOf: (memberId) => rings.find(({ id }) => id === memberId)?.name ?? null,
  };
}

/** Its tags are those of the editor, which end lines. */
function plainText(html: string): string {
  const lines = html.replace(/<br\s*\/?>|<\/(?:p|li)>/g, '\n');
  return new DOMParser().parseFromString(lines, 'text/html').body.textContent.trim();
}

function useShown({ error: { versions }, fields }: OpenVersions) {
  const words = useFieldWords();
  const mine = { ...versions.opened, ...versions.changes };
  const say = (name: string, item: Readonly<Record<string, unknown>>): string => {
    const field = fields[name];
    const text = (field?.show ? field.show(item, words) : String(item[name] ?? '')) ?? '';
    return field?.joins === 'richText' ? plainText(text) : text;
  };
  return {
    labelOf: (name: string) => words.t(fields[name]?.label ?? ''),
    mineOf: (name: string) => say(name, mine),
    theirsOf: (name: string) => say(name, versions.current),
  };
}

function useOther({ error: { versions } }: OpenVersions) {
  const t = useTranslations('versions');
  const entries = useTranslations('entries');
  const rings = useRings();
  const { updatedBy } = versions.current as Partial<Attribution>;
  const ring = rings.find(({ id }) => id === updatedBy?.id);
  const isReader = rings.length === 0 || ring?.isReader === true;
  // Of a pet's own fields nobody notes who changed them.
  const somebody = entries(updatedBy === undefined ? 'somebody' : 'formerCarer');
  return { ring, isReader, name: isReader ? t('elsewhere') : (updatedBy?.name ?? somebody) };
}

function Versions({ of, choices, onChoose, onLeave }: TwoVersionsProps) {
  const t = useTranslations('versions');
  const title = useRef<HTMLHeadingElement>(null);
  const { isSubmitting } = useFormState();
  const other = useOther(of);
  const shown = useShown(of);
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
      <WhoAndWhen of={of} other={other} />
      <Fitting of={of} />
      {touched.map((name) => (
        <fieldset key={name}>
          <legend className="mb-2 font-display text-lg font-semibold">{shown.labelOf(name)}</legend>
          <div className="version-cards">
            <Version
              name={name}
              choice="mine"
              chosen={choices[name]}
              onChoose={onChoose}
              ring={<OwnRing />}
              who={t('you')}
              text={shown.mineOf(name)}
              besides={shown.theirsOf(name)}
            />
            <Version
              name={name}
              choice="theirs"
              chosen={choices[name]}
              onChoose={onChoose}
              ring={other.isReader ? <OwnRing /> : <PersonRing person={other.ring ?? former} size={24} />}
              who={other.name}
              text={shown.theirsOf(name)}
              besides={shown.mineOf(name)}
            />
            {of.fields[name]?.joins ? (
              <Card name={name} choice="both" chosen={choices[name]} onChoose={onChoose} className="version-both">
                <Icon of="plus" className="size-5 text-primary" />
                <span className="flex-1">{t('both')}</span>
              </Card>
            ) : null}
          </div>
        </fieldset>
      ))}
      <div className="save-bar">
        <FormError />
        <div className="flex gap-3">
          <Button type="button" variant="outline" size="large" onClick={onLeave}>
            {t('back')}
          </Button>
          <Button
            type="submit"
            size="large"
            block
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

type Other = ReturnType<typeof useOther>;

function OwnRing({ size = 24 }: { size?: 24 | 50 }) {
  const own = useRings().find(({ isReader }) => isReader);
  return own ? <PersonRing person={own} size={size} /> : null;
}

function WhoAndWhen({ of, other }: { of: OpenVersions; other: Other & { ring: Ring | undefined } }) {
  const t = useTranslations('versions');
  const reader = useReader();
  const { updatedAt } = of.error.versions.current as Partial<Attribution>;
  return (
    <div className="version-people">
      <div>
        <OwnRing size={50} />
        <p>
          <b>{t('you')}</b>
          <span>{t('now')}</span>
        </p>
      </div>
      <div>
        {other.isReader ? null : <PersonRing person={other.ring ?? former} size={50} />}
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

function Fitting({ of }: { of: OpenVersions }) {
  const t = useTranslations('versions');
  const { labelOf, mineOf, theirsOf } = useShown(of);
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

interface CardProps {
  name: string;
  choice: Choices[string];
  chosen: Choices[string] | undefined;
  onChoose: TwoVersionsProps['onChoose'];
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
  /** The other version, from which it differs. */
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
        {isShort ? text : <Marked text={text} besides={besides} />}
      </span>
    </Card>
  );
}

/** With what the other version does not have marked. */
function Marked({ text, besides }: { text: string; besides: string }) {
  return diffWords(besides, text)
    .filter(({ removed }) => !removed)
    .map(({ added, value }, index) => {
      const key = `${index} ${value}`;
      return added ? <mark key={key}>{value}</mark> : <span key={key}>{value}</span>;
    });
}
