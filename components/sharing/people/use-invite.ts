'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { showServerErrors } from '@/components/forms/form';
import { ApiError } from '@/lib/browser/api/api-client';
import { toast } from '@/lib/browser/page/toast';
import type { Day } from '@/lib/core/time/dates';
import { newId } from '@/lib/core/validation/ids';
import { canBeAllowedToShare } from '@/lib/page-context/roles';
import { createInvitation, type MadeInvitation, revokeInvitation } from '@/lib/sharing/people/client';
import type { PeriodValues } from './period-field';
import type { RoleValues } from './role-field';

export type InviteWay = 'link' | 'qr' | 'email';

export interface InviteValues extends RoleValues, PeriodValues {
  pets: string[];
  email: string;
}

/** Creates an invitation. A second press creates no second one, even if the first answer is lost. */
export function useInvite(form: UseFormReturn<InviteValues>) {
  const t = useTranslations('people.invite');
  const router = useRouter();
  const [making, setMaking] = useState<InviteWay | null>(null);
  const attempts = useRef(new Map<string, string>());

  const undoInvitation = async (id: string) => {
    await revokeInvitation(id);
    toast({ title: t('taken') });
    router.refresh();
  };

  const invitePerson = async (way: InviteWay, until: Day | null): Promise<MadeInvitation | null> => {
    const { pets, role, mayShare, email } = form.getValues();
    if (pets.length === 0) {
      form.setError('root.server', { message: t('noPet') });
      return null;
    }
    const input = {
      pets,
      role,
      mayShare: canBeAllowedToShare(role) && mayShare,
      until,
      ...(way === 'email' && { email }),
    };
    const same = `${way} ${JSON.stringify(input)}`;
    const key = attempts.current.get(same) ?? newId();
    attempts.current.set(same, key);
    setMaking(way);
    try {
      const newInvitation = await createInvitation(input, key);
      attempts.current.delete(same);
      if (way === 'email') {
        toast({
          title: t('sent', { email }),
          name: email,
          action: { label: t('undo'), onClick: () => void undoInvitation(newInvitation.id) },
        });
      }
      return newInvitation;
    } catch (error) {
      const failure = error instanceof ApiError ? error.failure : undefined;
      const isFull = failure?.code === 'limit_reached' || failure?.code === 'rate_limited';
      const { until: day, ...fields } = failure?.fields ?? {};
      const invitation = { ...fields, ...(day && { day }) };
      showServerErrors(form, { error: t(isFull ? 'limit' : 'failed'), fields: invitation });
      return null;
    } finally {
      setMaking(null);
    }
  };

  return { making, invite: invitePerson };
}
