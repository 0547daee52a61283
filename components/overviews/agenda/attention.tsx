'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { IntentLink } from '@/components/loading/intent-link';
import { Stamp } from '@/components/ornaments/stamp';
import { PetFace } from '@/components/records/pets/pet-face';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { isolate } from '@/lib/core/i18n/isolate';
import { TaskFace } from './task-face';
import { Answers } from './task-row';
import type { AttentionView } from './task-view';
import { useWhat } from './task-words';
import { useToday } from './today-context';

const SHOWN = 12;
const sizes = { frame: 118, circle: 100, hexagon: 108, oval: 112 } as const;

/** Items that need an answer, as stamps or as a list with answers. */
export function Attention({ items }: { items: readonly AttentionView[] }) {
  const t = useTranslations('agenda');
  const { ticks } = useToday();
  const [isListed, setListed] = useState(false);
  const tasks = ticks.listed(items, 'attention');
  if (tasks.length === 0) return null;
  return (
    <section aria-labelledby="attention">
      <div className="flex items-center justify-between gap-3">
        <h2 id="attention" className="text-xl">
          {t('attention')}
        </h2>
        <Button variant="link" aria-expanded={isListed} className="no-underline!" onClick={() => setListed(!isListed)}>
          {t(isListed ? 'asStamps' : 'all', { count: tasks.length })}
        </Button>
      </div>
      {isListed ? (
        <ul className="border-t border-line">
          {tasks.map((item) => (
            <AttentionRow key={item.key} item={item} />
          ))}
        </ul>
      ) : (
        <div className="stamp-strip-ground">
          <ul className="stamp-strip">
            {tasks.slice(0, SHOWN).map((item) => (
              <StampLink key={item.key} item={item} />
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

function StampLink({ item }: { item: AttentionView }) {
  const { pets } = useToday();
  const { stamp, sentence, recordHref, href, petId } = item;
  const pet = pets.get(petId);
  return (
    <li>
      <IntentLink href={recordHref ?? href} aria-label={sentence}>
        <Stamp
          shape={stamp.shape}
          state={stamp.state}
          title={stamp.title}
          word={stamp.word}
          name=""
          tilt={stamp.tilt}
          isEstimated={stamp.isEstimated}
          size={sizes[stamp.shape]}
          className={cn(!stamp.isMedical && 'text-info')}
        />
        {pet ? <PetFace pet={pet} size={30} /> : null}
      </IntentLink>
    </li>
  );
}

function AttentionRow({ item }: { item: AttentionView }) {
  const what = useWhat()(item);
  const { ticks } = useToday();
  const { title, about, when, recordHref, answer, kind, open } = item;
  const isOpen = ticks.statusOf(item) === null;
  return (
    <li className="flex items-start gap-3 border-b border-line py-3 last:border-0">
      <div className="min-w-0 grow">
        <p dir="auto" className="font-medium wrap-anywhere">
          {title}
        </p>
        <p className="text-sm text-muted wrap-anywhere">
          <span className={cn('tabular', item.stamp.isMedical && 'text-danger')}>{when}</span> · <bdi>{about}</bdi>
        </p>
        {recordHref && isOpen ? (
          <Button asChild variant="soft" className="mt-1.5 print:hidden">
            <IntentLink href={recordHref} aria-label={`${answer} ${isolate(what)}`}>
              {answer}
            </IntentLink>
          </Button>
        ) : null}
        {open ? (
          <ul>
            <Answers task={{ ...item, recordHref: kind === 'appointment' ? null : recordHref }} />
          </ul>
        ) : null}
      </div>
      <TaskFace task={item} all={[item]} />
    </li>
  );
}
