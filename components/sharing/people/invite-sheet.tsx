'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useId, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { usePageContext } from '#page-context';
import { Form, FormError } from '@/components/forms/form';
import { TextField } from '@/components/forms/text-field';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { entryDraft } from '@/lib/browser/storage/drafts';
import type { MadeInvitation } from '@/lib/sharing/people/client';
import type { PeoplePageData } from '@/lib/sharing/people/queries/members';
import { InviteWays } from './invite-ways';
import { InvitedPets } from './invited-pets';
import { MadeLink } from './made-link';
import { PeriodField, untilOf } from './period-field';
import { RoleField } from './role-field';
import { type InviteValues, type InviteWay, useInvite } from './use-invite';

interface InviteSheetProps {
  pets: PeoplePageData['pets'];
  petId: string;
  onClose: () => void;
}

/** Form for pets, role and period. Choosing a way of sending creates the invitation. */
export function InviteSheet({ pets, petId, onClose }: InviteSheetProps) {
  const t = useTranslations('people.invite');
  const router = useRouter();
  const formId = useId();
  const { today } = usePageContext();
  const form = useForm<InviteValues>({
    defaultValues: { pets: [petId], role: 'carer', mayShare: false, end: 'none', day: today, email: '' },
  });
  const way = useRef<InviteWay>('link');
  const [made, setMade] = useState<{ invitation: MadeInvitation; way: 'link' | 'qr' } | null>(null);
  const [isMailing, setMailing] = useState(false);
  const { making, invite } = useInvite(form);
  const go = async (values: InviteValues) => {
    const chosen = isMailing ? 'email' : way.current;
    const invitation = await invite(chosen, untilOf(values, today));
    if (!invitation) return false;
    router.refresh();
    if (chosen === 'email') onClose();
    else setMade({ invitation, way: chosen });
    return true;
  };
  const choose = (next: InviteWay) => {
    if (next === 'email') setMailing(true);
    else way.current = next;
  };
  if (made) return <MadeLink {...made} onClose={onClose} />;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t('title')}
        footer={<InviteWays formId={formId} making={making} isMailing={isMailing} onChoose={choose} />}
      >
        <Form id={formId} form={form} draftKey={entryDraft('invitations', petId, null)} onSubmit={go}>
          <InvitedPets pets={pets} />
          <RoleField />
          <PeriodField />
          {isMailing ? (
            <TextField
              name="email"
              type="email"
              label={t('address')}
              autoComplete="off"
              inputMode="email"
              maxLength={254}
              required
            />
          ) : null}
          <FormError />
        </Form>
      </DialogContent>
    </Dialog>
  );
}
