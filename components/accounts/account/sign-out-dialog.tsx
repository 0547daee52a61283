'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { LazyMessages } from '@/components/loading/lazy-messages';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { loadOutbox } from '@/lib/browser/outbox/load-outbox';
import { saveWaiting } from '@/lib/browser/outbox/save-waiting';
import { mayAnythingWait, nothingWaits, subscribeToWaiting, waitingNow } from '@/lib/browser/outbox/waiting-list';
import { toast } from '@/lib/browser/page/toast';
import { rememberedUser } from '@/lib/browser/storage/remembered';
import { fetchVault } from '@/lib/browser/vault/vault';

interface SignOutDialogProps {
  onLeave: () => Promise<void>;
  onClose: () => void;
}

export function SignOutDialog(props: SignOutDialogProps) {
  return (
    <LazyMessages namespaces={['waitingSign']}>
      <Question {...props} />
    </LazyMessages>
  );
}

type Doing = 'read' | 'send' | 'save' | 'leave';

function Question({ onLeave, onClose }: SignOutDialogProps) {
  const t = useTranslations('waitingSign.signOut');
  const { entries } = useSyncExternalStore(subscribeToWaiting, waitingNow, () => nothingWaits);
  const [doing, setDoing] = useState<Doing | null>('read');
  const [hasFailed, setFailed] = useState(false);
  const [isUnreadable, setUnreadable] = useState(false);
  const count = entries.length;

  async function runStep(what: Doing, work: () => Promise<void>) {
    setDoing(what);
    setFailed(false);
    try {
      await work();
    } catch (error) {
      console.info(error);
      if (what === 'save') toast({ title: t('saveFailed'), tone: 'danger' });
      else setFailed(true);
    }
    setDoing(null);
  }

  const leaveAccount = () => runStep('leave', onLeave);
  const readWaiting = useEffectEvent(async () => {
    await runStep('read', async () => {
      const user = rememberedUser();
      if (user) await fetchVault(user.id);
      await (await loadOutbox()).refreshWaiting();
    });
    if (waitingNow().entries.length > 0) return;
    if (mayAnythingWait()) setUnreadable(true);
    else await leaveAccount();
  });
  useEffect(() => void readWaiting(), []);

  const sendWaiting = () =>
    runStep('send', async () => {
      const isAllSent = await (await loadOutbox()).sendAtOnce();
      if (isAllSent) await onLeave();
      else setFailed(true);
    });
  const saveToFile = () =>
    runStep('save', async () => {
      await saveWaiting(entries);
      toast({ title: t('saved') });
    });
  if (isUnreadable)
    return <Unreadable busy={doing === 'leave'} onLeave={() => void leaveAccount()} onClose={onClose} />;
  if (count === 0) return null;
  const on = {
    onSend: () => void sendWaiting(),
    onSave: () => void saveToFile(),
    onLeave: () => void leaveAccount(),
    onClose,
  };
  return <Choices count={count} doing={doing} hasFailed={hasFailed} {...on} />;
}

interface ChoicesProps {
  count: number;
  doing: Doing | null;
  hasFailed: boolean;
  onSend: () => void;
  onSave: () => void;
  onLeave: () => void;
  onClose: () => void;
}

function Choices({ count, doing, hasFailed, onSend, onSave, onLeave, onClose }: ChoicesProps) {
  const t = useTranslations('waitingSign.signOut');
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent title={t('title', { count })} description={t('text')}>
        <div className="grid gap-3">
          <p role="status" className="text-danger empty:hidden">
            {hasFailed ? t('sendFailed') : null}
          </p>
          <Button block data-autofocus busy={doing === 'send'} onClick={onSend}>
            {t('send')}
          </Button>
          <Button block variant="outline" busy={doing === 'save'} onClick={onSave}>
            {t('save')}
          </Button>
          <Button block variant="dangerOutline" busy={doing === 'leave'} onClick={onLeave}>
            {t('lose', { count })}
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}

interface UnreadableProps {
  busy: boolean;
  onLeave: () => void;
  onClose: () => void;
}

function Unreadable({ busy, onLeave, onClose }: UnreadableProps) {
  const t = useTranslations('waitingSign.signOut.unreadable');
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent title={t('title')} description={t('text')}>
        <div className="grid gap-3">
          <Button block data-autofocus onClick={onClose}>
            {t('stay')}
          </Button>
          <Button block variant="dangerOutline" busy={busy} onClick={onLeave}>
            {t('lose')}
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}
