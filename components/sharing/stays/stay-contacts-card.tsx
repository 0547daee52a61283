'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { Form, FormError, showServerErrors } from '@/components/forms/form';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ApiError } from '@/lib/browser/api/api-client';
import { toast } from '@/lib/browser/page/toast';
import { entryDraft } from '@/lib/browser/storage/drafts';
import { changeOwnerPhone } from '@/lib/sharing/stays/client';
import type { StayContacts } from '@/lib/sharing/stays/contacts';
import { ClinicsAndContacts } from './clinics-and-contacts';
import { OwnerPhoneField } from './owner-phone-field';

interface StayContactsCardProps {
  stayId: string;
  ownerPhone: string | null;
  pets: readonly StayContacts[];
}

export function StayContactsCard({ stayId, ownerPhone, pets }: StayContactsCardProps) {
  const t = useTranslations('stays');
  const router = useRouter();
  const form = useForm({ defaultValues: { ownerPhone: ownerPhone ?? '' } });
  const saveContacts = async (values: { ownerPhone: string }) => {
    try {
      await changeOwnerPhone(stayId, values.ownerPhone);
      form.reset(values);
      toast({ title: t('page.contactsSaved') });
      router.refresh();
    } catch (error) {
      const fields = error instanceof ApiError ? error.failure?.fields : undefined;
      showServerErrors(form, { error: t('page.failed'), ...(fields && { fields }) });
    }
  };
  return (
    <Card>
      <h2 className="mb-2 text-lg">{t('page.contacts')}</h2>
      <Form form={form} draftKey={entryDraft('stays', stayId, 'phone')} onSubmit={saveContacts}>
        <OwnerPhoneField />
        <ClinicsAndContacts pets={pets} />
        <FormError />
        <Button type="submit" variant="soft" busy={form.formState.isSubmitting}>
          {t('page.saveContacts')}
        </Button>
      </Form>
    </Card>
  );
}
