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
  const [madeInvitation, setMade] = useState<{ invitation: MadeInvitation; way: 'link' | 'qr' } | null>(null);
  const [isMailing, setMailing] = useState(false);
  const { making, invite } = useInvite(form);
  const sendInvitation = async (values: InviteValues) => {
    const chosenWay = isMailing ? 'email' : way.current;
    const invitation = await invite(chosenWay, untilOf(values, today));
    if (!invitation) return false;
    router.refresh();
    if (chosenWay === 'email') onClose();
    else setMade({ invitation, way: chosenWay });
    return true;
  };
  const chooseWay = (next: InviteWay) => {
    if (next === 'email') setMailing(true);
    else way.current = next;
  };
  if (madeInvitation) return <MadeLink {...madeInvitation} onClose={onClose} />;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t('title')}
        footer={<InviteWays formId={formId} making={making} isMailing={isMailing} onChoose={chooseWay} />}
      >
        <Form id={formId} form={form} draftKey={entryDraft('invitations', petId, null)} onSubmit={sendInvitation}>
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
