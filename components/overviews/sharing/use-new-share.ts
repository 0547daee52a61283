'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useState, useTransition } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { showServerErrors } from '@/components/forms/form';
import { ApiError } from '@/lib/browser/api/api-client';
import { expectEntry } from '@/lib/browser/page/expected';
import { toast } from '@/lib/browser/page/toast';
import { newId } from '@/lib/core/validation/ids';
import { createShare, isLimitReached } from '@/lib/overviews/sharing/client';
import type { ShareFormOutput, ShareFormValues } from '@/lib/overviews/sharing/schema';
import { copyButtonId, useCopy } from './copy-link';

/** Creates links from a form, empties it and leads to the new link in the list below. */
export function useNewShare(petId: string, form: UseFormReturn<ShareFormValues, unknown, ShareFormOutput>) {
  const t = useTranslations('sharing');
  const router = useRouter();
  const copy = useCopy();
  // Idempotency key, renewed after each link: two presses create one link, two forms two.
  const [key, setKey] = useState(newId);
  const [refreshing, refresh] = useTransition();
  const [madeId, setMadeId] = useState<string | null>(null);
  useEffect(() => {
    // The new link is in the list below, on a phone out of sight: focus its first button.
    const copyButton = madeId && !refreshing ? document.getElementById(copyButtonId(madeId)) : null;
    copyButton?.focus({ preventScroll: true });
    copyButton?.scrollIntoView({ block: 'center' });
  }, [madeId, refreshing]);

  const save = async (values: ShareFormOutput) => {
    expectEntry('share', true);
    try {
      const { id, url } = await createShare(petId, values, key);
      toast({
        title: t('form.created', { label: values.label }),
        ...(url && { action: { label: t('copy'), onClick: () => void copy(url) } }),
      });
      setKey(newId());
      form.reset();
      refresh(() => {
        setMadeId(id);
        router.refresh();
      });
    } catch (error) {
      expectEntry('share', false);
      const fields = error instanceof ApiError ? error.failure?.fields : undefined;
      showServerErrors(form, { error: t(isLimitReached(error) ? 'form.limit' : 'form.createFailed'), fields });
    }
  };

  return { save, refreshing };
}
