'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useRef, useTransition } from 'react';
import type { ZodType } from 'zod';
import { Form, FormError, showServerErrors } from '@/components/forms/form';
import { useSchemaForm } from '@/components/forms/schema-form';
import { TextAreaField } from '@/components/forms/text-field';
import { Button } from '@/components/ui/button';
import { ApiError } from '@/lib/browser/api/api-client';
import { toast } from '@/lib/browser/page/toast';
import { newId } from '@/lib/core/validation/ids';
import { sendFeedback } from '@/lib/site/feedback/client';
import type { FeedbackInput } from '@/lib/site/feedback/schema';
import { type FeedbackKind, type FeedbackValues, MAX_FEEDBACK } from '@/lib/site/feedback/vocabulary';
import { StarsField } from './stars-field';

/** The cast restores the discriminated union, which a form's type can't express. */
const loadSchema = async () =>
  (await import('@/lib/site/feedback/schema')).feedbackInput as ZodType<FeedbackInput, FeedbackValues>;

/** Returns an idempotency key that stays the same while the content does. */
function useKeyOf(): (input: FeedbackInput) => string {
  const last = useRef({ content: '', key: '' });
  return (input) => {
    const content = JSON.stringify(input);
    if (last.current.content !== content) last.current = { content, key: newId() };
    return last.current.key;
  };
}

export function FeedbackForm({ kind }: { kind: FeedbackKind }) {
  const t = useTranslations('feedback');
  const router = useRouter();
  const empty = { kind, text: '' };
  const { form, prepare } = useSchemaForm<FeedbackValues, FeedbackInput>(loadSchema, empty);
  const keyOf = useKeyOf();
  const [refreshing, refresh] = useTransition();

  const sendInput = async (input: FeedbackInput) => {
    try {
      await sendFeedback(input, keyOf(input));
    } catch (error) {
      const fields = error instanceof ApiError ? error.failure?.fields : undefined;
      const tooMany = error instanceof ApiError && error.status === 429;
      showServerErrors(form, { error: t(tooMany ? 'tooMany' : 'failed'), fields });
      return;
    }
    toast({ title: t(`sent.${kind}`), description: t('sentText') });
    form.reset(empty);
    refresh(() => router.refresh());
  };

  return (
    <Form form={form} draftKey={`feedback/${kind}/new`} onSubmit={sendInput} onFocus={prepare}>
      {kind === 'rating' ? <StarsField /> : null}
      <TextAreaField
        name="text"
        label={t(`label.${kind}`)}
        hint={t('hint')}
        maxLength={MAX_FEEDBACK}
        rows={5}
        required={kind !== 'rating'}
        optional={kind === 'rating'}
      />
      <FormError />
      <Button
        type="submit"
        size="large"
        busy={form.formState.isSubmitting || refreshing}
        className="sm:justify-self-start"
      >
        {t('send')}
      </Button>
    </Form>
  );
}
