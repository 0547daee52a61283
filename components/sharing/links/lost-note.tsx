'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { Form, FormError, showServerErrors } from '@/components/forms/form';
import { SwitchField } from '@/components/forms/switch-field';
import { TextAreaField } from '@/components/forms/text-field';
import { Button } from '@/components/ui/button';
import { toast } from '@/lib/browser/page/toast';
import { setLostMode } from '@/lib/sharing/links/lost-client';
import { LOST_NOTE_MAX } from '@/lib/sharing/links/vocabulary';

interface Words {
  note: string;
  needsMedication: boolean;
}

interface LostNoteProps {
  petId: string;
  note: string | null;
  needsMedication: boolean;
}

export function LostNote({ petId, note, needsMedication }: LostNoteProps) {
  const t = useTranslations('sharing.lost');
  const router = useRouter();
  const form = useForm<Words>({ defaultValues: { note: note ?? '', needsMedication } });
  const saveWords = async (typedWords: Words) => {
    try {
      await setLostMode(petId, { note: typedWords.note.trim() || null, needsMedication: typedWords.needsMedication });
    } catch {
      showServerErrors(form, { error: t('failed') });
      return;
    }
    toast({ title: t('noteSaved') });
    form.reset(typedWords);
    router.refresh();
  };
  return (
    <Form form={form} draftKey={`lost-note/${petId}`} onSubmit={saveWords} className="gap-2">
      <TextAreaField name="note" label={t('note')} hint={t('noteHint')} maxLength={LOST_NOTE_MAX} />
      <SwitchField name="needsMedication" label={t('needsMedication')} hint={t('needsMedicationHint')} />
      <FormError />
      <Button type="submit" variant="outline" busy={form.formState.isSubmitting} className="justify-self-start">
        {t('saveNote')}
      </Button>
    </Form>
  );
}
