'use client';

import { useTranslations } from 'next-intl';
import { Form, FormError } from '@/components/forms/form';
import { Button } from '@/components/ui/button';
import type { ReceivedFile } from '@/lib/browser/received/received-files';
import { PlaceFields } from './place-fields';
import { ReceivedList } from './received-list';
import type { ReceivingPet } from './receiving-pet';
import { useSending } from './use-sending';

interface ReceiveFormProps {
  pets: readonly ReceivingPet[];
  files: readonly ReceivedFile[];
  onDrop: (key: string) => Promise<void>;
}

export function ReceiveForm({ pets, files, onDrop }: ReceiveFormProps) {
  const t = useTranslations('receive');
  const { form, problems, send } = useSending(pets, files, onDrop);
  return (
    <Form form={form} draftKey="receive/new" onSubmit={send} className="max-w-xl">
      <ReceivedList files={files} problems={problems} onDrop={(key) => void onDrop(key)} />
      <PlaceFields pets={pets} />
      <FormError />
      <Button type="submit" size="large" busy={form.formState.isSubmitting} block>
        {t('send', { count: files.length })}
      </Button>
    </Form>
  );
}
