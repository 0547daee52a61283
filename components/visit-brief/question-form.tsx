'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useState, useTransition } from 'react';
import { useAwake } from '@/components/forms/awake';
import { Button } from '@/components/ui/button';
import { Textarea } from '@/components/ui/textarea';
import { ApiError, apiSend } from '@/lib/core/http/api-client';
import { markChanged } from '@/lib/core/query/query-client';
import { toast } from '@/lib/core/toast';
import { petLimits } from '@/lib/pets/vocabulary';

interface QuestionFormProps {
  petId: string;
  /** As they are stored, one a line. */
  questions: string;
}

/** Where the owner notes what to ask. */
export function QuestionForm({ petId, questions }: QuestionFormProps) {
  const t = useTranslations('visitBrief');
  const router = useRouter();
  const awake = useAwake();
  const id = useId();
  const [text, setText] = useState(questions);
  const [error, setError] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const [refreshing, refresh] = useTransition();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (saving || refreshing) return;
    setSaving(true);
    setError(null);
    try {
      await apiSend('PATCH', `/api/pets/${petId}`, { visitQuestions: text });
      markChanged(new RegExp(`^/api/pets/${petId}$`));
      toast({ title: t('saved') });
      refresh(() => router.refresh());
    } catch (cause) {
      const said = cause instanceof ApiError ? cause.failure?.fields?.visitQuestions : undefined;
      setError(said ?? t('failed'));
    } finally {
      setSaving(false);
    }
  };
  return (
    <form onSubmit={(event) => void save(event)} className="grid gap-2 print:hidden">
      <label htmlFor={id} className="sr-only">
        {t('questions')}
      </label>
      <p id={`${id}-hint`} className="text-sm text-muted">
        {t('questionsHint')}
      </p>
      <Textarea
        id={id}
        value={text}
        disabled={!awake}
        onChange={({ target }) => setText(target.value)}
        maxLength={petLimits.visitQuestions}
        aria-describedby={`${id}-hint`}
        aria-invalid={error === null ? undefined : true}
        aria-errormessage={error === null ? undefined : `${id}-error`}
      />
      <p id={`${id}-error`} role="alert" className="text-sm text-danger empty:hidden">
        {error}
      </p>
      <Button type="submit" busy={saving || refreshing} className="sm:justify-self-start">
        {t('save')}
      </Button>
    </form>
  );
}
