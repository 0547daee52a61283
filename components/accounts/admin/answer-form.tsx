'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Form } from '@/components/forms/form';
import { useSchemaForm } from '@/components/forms/schema-form';
import { TextAreaField } from '@/components/forms/text-field';
import { Button } from '@/components/ui/button';
import { sendAnswer } from '@/lib/accounts/admin/client';
import type { AnswerInput, AnswerForm as AnswerValues } from '@/lib/accounts/admin/schema';
import { useAdminWork } from './admin-work';

interface AnswerFormProps {
  feedback: { id: string; email: string };
  sendsMail: boolean;
}

export function AnswerForm(props: AnswerFormProps) {
  const t = useTranslations('admin.inbox');
  const [open, setOpen] = useState(false);
  if (open) return <OpenForm {...props} onClose={() => setOpen(false)} />;
  return (
    <Button
      variant="soft"
      className="mt-3"
      onClick={() => setOpen(true)}
      aria-label={t('answerTo', { email: props.feedback.email })}
    >
      {t('answer')}
    </Button>
  );
}

function OpenForm({ feedback, sendsMail, onClose }: AnswerFormProps & { onClose: () => void }) {
  const t = useTranslations('admin.inbox');
  const common = useTranslations('common');
  const { busy, run } = useAdminWork();
  const { email } = feedback;
  const { form, prepare } = useSchemaForm<AnswerValues, AnswerInput>(
    async () => (await import('@/lib/accounts/admin/schema')).answerInput,
    { answer: '' },
  );
  const submitAnswer = (input: AnswerInput) =>
    run(() => sendAnswer(feedback.id, input), sendsMail ? t('sent', { email }) : t('saved'));
  return (
    <Form
      form={form}
      draftKey={`answer/${feedback.id}`}
      onSubmit={submitAnswer}
      onFocus={prepare}
      className="mt-3 gap-3"
    >
      <TextAreaField
        name="answer"
        label={t('answerLabel', { email })}
        hint={t(sendsMail ? 'answerHint' : 'answerHintNoMail')}
        autoFocus
        required
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy || form.formState.isSubmitting}>
          {t('send')}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {common('cancel')}
        </Button>
      </div>
    </Form>
  );
}
