'use client';

import './waiting.css';
import { useTranslations } from 'next-intl';
import { useState, useSyncExternalStore } from 'react';
import { usePageContext } from '#page-context';
import { useWaiting } from '@/components/collections/use-waiting';
import { type FacePet, PetFace } from '@/components/records/pets/pet-face';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { loadOutbox } from '@/lib/browser/outbox/load-outbox';
import { WAITING_BYTES, type WaitingWrite } from '@/lib/browser/outbox/waiting';
import { mayAnythingWait, subscribeToWaiting } from '@/lib/browser/outbox/waiting-list';
import { paths } from '@/lib/core/config/paths';
import { formatBytes } from '@/lib/core/i18n/numbers';
import { byPet, type PetRows } from '@/lib/overviews/waiting/by-pet';
import { useRowWords } from './row-words';
import { Troubles } from './troubles';
import { useUnreadable } from './use-unreadable';
import { WaitingRow } from './waiting-row';

export interface WaitingPet extends FacePet {
  id: string;
  name: string;
}

interface WaitingPageProps {
  pets: readonly WaitingPet[];
  names: Readonly<Record<string, string>>;
}

/** Page of unsent entries (R12.4). All entries come from this device; the server provides the names. */
export function WaitingPage({ pets, names }: WaitingPageProps) {
  const t = useTranslations('waiting');
  const waiting = useWaiting();
  const isUnread = useSyncExternalStore(subscribeToWaiting, mayAnythingWait, () => true);
  const wordsOf = useRowWords(names);
  const groups = byPet(waiting);
  if (groups.length === 0) return isUnread ? <LoadState /> : <p className="text-muted">{t('empty')}</p>;
  const looks = waiting.entries.filter(({ trouble }) => trouble !== null);
  return (
    <div className="grid gap-6">
      <SendButton />
      <Troubles looks={looks} pets={pets} entries={waiting.entries} wordsOf={wordsOf} />
      {groups.map((group) => (
        <PetGroup key={group.petId} of={group} pet={pets.find(({ id }) => id === group.petId)} wordsOf={wordsOf} />
      ))}
      <Room entries={waiting.entries} />
    </div>
  );
}

function LoadState() {
  const t = useTranslations('waiting');
  const isUnreadable = useUnreadable();
  if (!isUnreadable) return <p className="text-muted">{t('loading')}</p>;
  return (
    <Card className="grid gap-3">
      <p>{t('unreadable')}</p>
      <Button asChild variant="outline" className="justify-self-start">
        <a href={`${paths.signIn}?${new URLSearchParams({ next: paths.waiting })}`}>{t('signIn')}</a>
      </Button>
    </Card>
  );
}

function SendButton() {
  const t = useTranslations('waiting');
  const [busy, setBusy] = useState(false);
  const { entries } = useWaiting();
  if (entries.every(({ trouble }) => trouble !== null)) return null;
  const sendWaiting = async () => {
    setBusy(true);
    try {
      await (await loadOutbox()).sendAtOnce();
    } catch (error) {
      console.info('what waits is sent later', error);
    }
    setBusy(false);
  };
  return (
    <Button variant="outline" className="justify-self-start" busy={busy} onClick={() => void sendWaiting()}>
      <Icon of="send" />
      {t('sendNow')}
    </Button>
  );
}

interface PetGroupProps {
  of: PetRows;
  pet: WaitingPet | undefined;
  wordsOf: ReturnType<typeof useRowWords>;
}

function PetGroup({ of: { petId, rows }, pet, wordsOf }: PetGroupProps) {
  const t = useTranslations('waiting');
  return (
    <section aria-labelledby={`pet-${petId}`}>
      <h2 id={`pet-${petId}`} className="flex items-center gap-3 text-xl">
        {pet ? <PetFace pet={pet} size={40} /> : null}
        <bdi>{pet?.name ?? t('otherPet')}</bdi>
      </h2>
      <ul>
        {rows.map((row) => (
          <WaitingRow key={row.waiting.seq} of={row} words={wordsOf(row.waiting)} />
        ))}
      </ul>
    </section>
  );
}

function Room({ entries }: { entries: readonly WaitingWrite[] }) {
  const t = useTranslations('waiting');
  const { locale } = usePageContext();
  const bytes = entries.reduce((sum, { file }) => sum + (file?.bytes ?? 0), 0);
  if (bytes === 0) return null;
  const words = { used: formatBytes(bytes, locale), whole: formatBytes(WAITING_BYTES, locale) };
  return (
    <div>
      <p className="mb-2 flex flex-wrap justify-between gap-x-4">
        <span>{t('room')}</span>
        <span className="text-muted">{t('used', words)}</span>
      </p>
      <div aria-hidden="true" className="waiting-room">
        <i style={{ width: `${(100 * bytes) / WAITING_BYTES}%` }} />
      </div>
    </div>
  );
}
