'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { usePageContext } from '#page-context';
import { Form, FormError, showServerErrors } from '@/components/forms/form';
import { PersonRing } from '@/components/ornaments/person-ring';
import { AskButton } from '@/components/shell/ask-button';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { ApiError } from '@/lib/browser/api/api-client';
import { toast } from '@/lib/browser/page/toast';
import { entryDraft } from '@/lib/browser/storage/drafts';
import { grantedRoles } from '@/lib/page-context/roles';
import { removeMember, updateMember } from '@/lib/sharing/people/client';
import type { Member } from '@/lib/sharing/people/member';
import { PeriodField, type PeriodValues, untilOf } from './period-field';
import { RoleField, type RoleValues } from './role-field';

interface MemberSheetProps {
  pet: { id: string; name: string };
  member: Member;
  onClose: () => void;
}

type MemberValues = RoleValues & PeriodValues;

function useMemberForm({ pet, member, onClose }: MemberSheetProps) {
  const t = useTranslations('people.member');
  const router = useRouter();
  const { today } = usePageContext();
  const { role, until, mayShare, userId } = member;
  const form = useForm<MemberValues>({
    defaultValues: {
      role: grantedRoles.find((grantedRole) => grantedRole === role) ?? 'viewer',
      mayShare,
      end: until ? 'other' : 'none',
      day: until ?? today,
    },
  });
  const saveMember = async (values: MemberValues) => {
    const patch = { role: values.role, mayShare: values.mayShare, until: untilOf(values, today) };
    try {
      await updateMember(pet.id, userId, patch);
      toast({ title: t('saved') });
      onClose();
      router.refresh();
    } catch (error) {
      const [field] = Object.values((error instanceof ApiError && error.failure?.fields) || {});
      showServerErrors(form, { error: t('failed'), ...(field !== undefined && { fields: { day: field } }) });
    }
  };
  return { form, save: saveMember };
}

export function MemberSheet({ pet, member, onClose }: MemberSheetProps) {
  const t = useTranslations('people.member');
  const formId = useId();
  const { name, letters, role, colour, userId } = member;
  const { form, save } = useMemberForm({ pet, member, onClose });
  const removeThisMember = async () => {
    await removeMember(pet.id, userId);
    onClose();
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={name}
        face={<PersonRing person={{ letters, role, colour }} size={40} />}
        footer={
          <div className="grid grow grid-cols-[auto_1fr] gap-2">
            <AskButton
              label={t('remove')}
              variant="dangerOutline"
              title={t('removeTitle', { name })}
              text={t('removeText', { pet: pet.name })}
              done={t('removed', { name, pet: pet.name })}
              failed={t('removeFailed', { name })}
              act={removeThisMember}
            />
            <Button type="submit" form={formId} size="large" busy={form.formState.isSubmitting}>
              {t('save')}
            </Button>
          </div>
        }
      >
        <Form id={formId} form={form} draftKey={entryDraft('members', pet.id, userId)} onSubmit={save}>
          <RoleField />
          <PeriodField />
          <FormError />
        </Form>
      </DialogContent>
    </Dialog>
  );
}
