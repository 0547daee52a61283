'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useReader } from '#page-context';
import { Form, FormError } from '@/components/forms/form';
import { TextField } from '@/components/forms/text-field';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import type { MadeInvitation } from '@/lib/overviews/people/client';
import type { PeoplePageData } from '@/lib/overviews/people/queries/members';
import { InvitedPets } from './invited-pets';
import { MadeLink } from './made-link';
import { PeriodField, untilOf } from './period-field';
import { RoleField } from './role-field';
import { type InviteValues, type InviteWay, useInvite } from './use-invite';

interface InviteSheetProps {
  /** All that the viewer owns. */
  pets: PeoplePageData['pets'];
  /** Chosen at first. */
  petId: string;
  onClose: () => void;
}

/** Which pets, what, until when; then the way, which makes the invitation at once. */
export function InviteSheet({ pets, petId, onClose }: InviteSheetProps) {
  const t = useTranslations('people.invite');
  const router = useRouter();
  const { today } = useReader();
  const form = useForm<InviteValues>({
    defaultValues: { pets: [petId], role: 'carer', mayShare: false, end: 'none', day: today, email: '' },
  });
  const [made, setMade] = useState<{ invitation: MadeInvitation; way: 'link' | 'qr' } | null>(null);
  const [isMailing, setMailing] = useState(false);
  const { making, invite } = useInvite(form);
  const go = async (way: InviteWay) => {
    const values = form.getValues();
    const invitation = await invite(way, untilOf(values, today));
    if (!invitation) return;
    router.refresh();
    if (way === 'email') onClose();
    else setMade({ invitation, way });
  };
  const close = () => onClose();
  if (made) return <MadeLink {...made} onClose={close} />;
  return (
    <Dialog open onOpenChange={(open) => !open && close()}>
      <DialogContent
        title={t('title')}
        footer={
          isMailing ? null : (
            <div className="grid grow gap-2">
              <div className="grid grid-cols-3 gap-2">
                <Button className="min-h-13" busy={making === 'link'} onClick={() => void go('link')}>
                  <Icon of="link-2" />
                  {t('link')}
                </Button>
                <Button variant="outline" className="min-h-13" busy={making === 'qr'} onClick={() => void go('qr')}>
                  <Icon of="qr-code" />
                  {t('qr')}
                </Button>
                <Button variant="outline" className="min-h-13 whitespace-nowrap" onClick={() => setMailing(true)}>
                  <Icon of="mail" />
                  {t('email')}
                </Button>
              </div>
              <p className="text-center text-sm text-muted">{t('promise')}</p>
            </div>
          )
        }
      >
        <Form form={form} draftKey={null} onSubmit={() => go(isMailing ? 'email' : 'link')}>
          <InvitedPets pets={pets} />
          <RoleField />
          <PeriodField />
          {isMailing ? (
            <>
              <TextField
                name="email"
                type="email"
                label={t('address')}
                autoComplete="off"
                inputMode="email"
                maxLength={254}
                required
              />
              <Button type="submit" size="large" busy={making === 'email'}>
                {t('send')}
              </Button>
            </>
          ) : null}
          <FormError />
        </Form>
      </DialogContent>
    </Dialog>
  );
}
