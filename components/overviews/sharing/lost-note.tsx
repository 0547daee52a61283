'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { Form, FormError, showServerErrors } from '@/components/forms/form';
import { TextAreaField } from '@/components/forms/text-field';
import { Button } from '@/components/ui/button';
import { toast } from '@/lib/browser/page/toast';
import { setLost } from '@/lib/overviews/sharing/client';
import { LOST_NOTE_MAX } from '@/lib/overviews/sharing/vocabulary';

interface Note {
  note: string;
}

export function LostNote({ petId, note }: { petId: string; note: string | null }) {
  const t = useTranslations('sharing.lost');
  const router = useRouter();
  const form = useForm<Note>({ defaultValues: { note: note ?? '' } });
  const save = async (typed: Note) => {
    try {
      await setLost(petId, typed.note.trim() || null);
    } catch {
      showServerErrors(form, { error: t('failed') });
      return;
    }
    toast({ title: t('noteSaved') });
    form.reset(typed);
    router.refresh();
  };
  return (
    <Form form={form} draftKey={`lost-note/${petId}`} onSubmit={save} className="gap-2">
      <TextAreaField name="note" label={t('note')} hint={t('noteHint')} maxLength={LOST_NOTE_MAX} />
      <FormError />
      <Button type="submit" variant="outline" busy={form.formState.isSubmitting} className="justify-self-start">
        {t('saveNote')}
      </Button>
    </Form>
  );
}
