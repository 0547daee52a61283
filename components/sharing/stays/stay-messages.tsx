'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Card } from '@/components/ui/card';
import { toast } from '@/lib/browser/page/toast';
import { changeMessages } from '@/lib/sharing/stays/client';
import { type StayMessages, stayMessages } from '@/lib/sharing/stays/vocabulary';

interface StayMessagesCardProps {
  stayId: string;
  messages: StayMessages;
}

export function StayMessagesCard({ stayId, messages }: StayMessagesCardProps) {
  const t = useTranslations('stays');
  const router = useRouter();
  const hint = useId();
  const [chosenMessages, setChosen] = useState(messages);
  const chooseMessages = async (choice: StayMessages) => {
    setChosen(choice);
    try {
      await changeMessages(stayId, choice);
      toast({ title: t('page.messagesSaved') });
      router.refresh();
    } catch {
      setChosen(messages);
      toast({ title: t('page.failed'), tone: 'danger', retry: () => void chooseMessages(choice) });
    }
  };
  return (
    <Card>
      <fieldset aria-describedby={hint}>
        <legend className="font-display text-lg font-semibold">{t('messages.title')}</legend>
        <div className="mt-1 grid">
          {stayMessages.map((one) => (
            <label key={one} className="flex min-h-11 items-center gap-2">
              <input
                type="radio"
                name="messages"
                className="size-5 accent-primary"
                checked={chosenMessages === one}
                onChange={() => void chooseMessages(one)}
              />
              {t(`messages.${one}`)}
            </label>
          ))}
        </div>
        <p id={hint} className="text-sm text-muted">
          {t('messages.hint')}
        </p>
      </fieldset>
    </Card>
  );
}
