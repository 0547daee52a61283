'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { Form, FormError, showServerErrors } from '@/components/forms/form';
import { Button } from '@/components/ui/button';
import { Textarea } from '@/components/ui/textarea';
import { ApiError, apiSend } from '@/lib/browser/api/api-client';
import { invalidate } from '@/lib/browser/api/query-client';
import { toast } from '@/lib/browser/page/toast';
import { petLimits } from '@/lib/records/pets/vocabulary';

interface Questions {
  visitQuestions: string;
}

interface QuestionFormProps {
  petId: string;
  questions: string;
}

export function QuestionForm({ petId, questions }: QuestionFormProps) {
  const t = useTranslations('visitBrief');
  const router = useRouter();
  const id = useId();
  const form = useForm<Questions>({ defaultValues: { visitQuestions: questions } });
  const { isSubmitting, errors } = form.formState;
  const saveQuestions = async (input: Questions) => {
    try {
      await apiSend('PATCH', `/api/pets/${petId}`, input);
    } catch (cause) {
      const message = cause instanceof ApiError ? cause.failure?.fields?.visitQuestions : undefined;
      showServerErrors(form, { error: message ?? t('failed') });
      return;
    }
    invalidate(new RegExp(`^/api/pets/${petId}$`));
    toast({ title: t('saved') });
    form.reset(input);
    router.refresh();
  };
  return (
    <Form form={form} draftKey={`questions/${petId}`} onSubmit={saveQuestions} className="gap-2 print:hidden">
      <label htmlFor={id} className="sr-only">
        {t('questions')}
      </label>
      <p id={`${id}-hint`} className="text-sm text-muted">
        {t('questionsHint')}
      </p>
      <Textarea
        id={id}
        {...form.register('visitQuestions')}
        maxLength={petLimits.visitQuestions}
        aria-describedby={`${id}-hint`}
        aria-invalid={errors.root ? true : undefined}
      />
      <FormError />
      <Button type="submit" busy={isSubmitting} className="sm:justify-self-start">
        {t('save')}
      </Button>
    </Form>
  );
}
