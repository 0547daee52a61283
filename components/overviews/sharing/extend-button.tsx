'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog';
import { Label } from '@/components/ui/label';
import { Select } from '@/components/ui/select';
import { toast } from '@/lib/browser/page/toast';
import { extendShare } from '@/lib/overviews/sharing/client';
import { defaultLifetime, type Lifetime, lifetimeChoices, lifetimeWords } from '@/lib/overviews/sharing/vocabulary';

export function ExtendButton({ petId, share }: { petId: string; share: { id: string; label: string } }) {
  const t = useTranslations('sharing');
  const router = useRouter();
  const id = useId();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [lifetime, setLifetime] = useState<Lifetime>(defaultLifetime);
  const { label } = share;

  const save = async () => {
    setBusy(true);
    try {
      await extendShare(petId, share.id, lifetime);
      setOpen(false);
      toast({ title: t('extend.done', { label }) });
      router.refresh();
    } catch {
      toast({ title: t('extend.failed'), tone: 'danger', retry: () => void save() });
    }
    setBusy(false);
  };

  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="outline">{t('extend.button')}</Button>
      </DialogTrigger>
      <DialogContent
        title={t('extend.title', { label })}
        footer={
          <Button busy={busy} onClick={() => void save()}>
            {t('extend.save')}
          </Button>
        }
      >
        <Label htmlFor={id}>{t('extend.label')}</Label>
        <Select id={id} value={lifetime} onChange={({ target }) => setLifetime(target.value as Lifetime)}>
          {lifetimeChoices.map((choice) => (
            <option key={choice} value={choice}>
              {t(`form.${lifetimeWords[choice]}`)}
            </option>
          ))}
        </Select>
        {lifetime === 'never' ? (
          <p role="status" className="mt-3 text-due">
            {t('form.foreverWarning')}
          </p>
        ) : null}
      </DialogContent>
    </Dialog>
  );
}
