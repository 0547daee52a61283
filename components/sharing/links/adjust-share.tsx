'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { usePageContext } from '#page-context';
import { Form, FormError, showServerErrors } from '@/components/forms/form';
import { TextField } from '@/components/forms/text-field';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { ApiError } from '@/lib/browser/api/api-client';
import { toast } from '@/lib/browser/page/toast';
import { entryDraft } from '@/lib/browser/storage/drafts';
import { now } from '@/lib/core/time/clock';
import { dayIn, instantFromJson } from '@/lib/core/time/dates';
import { zoneToEnter } from '@/lib/page-context/page-context';
import { changeShare, isLimitReached } from '@/lib/sharing/links/client';
import { endChoiceOf, endOfChoice } from '@/lib/sharing/links/link-end';
import type { Share } from '@/lib/sharing/links/share';
import { LABEL_MAX } from '@/lib/sharing/links/vocabulary';
import type { AdjustValues } from './adjust-values';
import { EndField } from './end-field';
import type { PassPet } from './pass-pet';
import { PinField } from './pin-field';
import { SectionRows } from './section-rows';
import { StopButton } from './stop-button';

/** Maximum length of an email address (RFC 5321). */
const ADDRESS_MAX = 254;

function valuesOf({ label, sections, expiresAt, state, clinicAddress }: Share, timeZone: string): AdjustValues {
  const at = now();
  const isOver = state === 'expired';
  return {
    label,
    sections: [...sections],
    end: isOver ? 'week' : endChoiceOf(expiresAt, at),
    day: dayIn(isOver || expiresAt === null ? at : instantFromJson(expiresAt), timeZone),
    pin: '',
    removePin: false,
    clinicAddress: clinicAddress ?? '',
  };
}

function pinChange({ pin, removePin }: AdjustValues) {
  if (pin) return { pin };
  return removePin ? { pin: null } : {};
}

interface AdjustShareProps {
  pet: PassPet;
  share: Share;
  onChange: (share: Share) => void;
  onStop: () => void;
  onClose: () => void;
}

function useAdjustment({ pet, share, onChange, onClose }: Omit<AdjustShareProps, 'onStop'>) {
  const t = useTranslations('sharing.adjust');
  const timeZone = zoneToEnter(usePageContext());
  const [initial] = useState(() => valuesOf(share, timeZone));
  const form = useForm<AdjustValues>({ defaultValues: initial });

  const saveShare = async (values: AdjustValues) => {
    const { label, sections, end, day, clinicAddress } = values;
    const isSameEnd = share.state === 'active' && end === initial.end && (end !== 'other' || day === initial.day);
    const expiresAt = isSameEnd ? {} : { expiresAt: endOfChoice(end, day, { at: now(), timeZone }) };
    const isSameAddress = clinicAddress.trim() === initial.clinicAddress;
    const address = isSameAddress ? {} : { clinicAddress: clinicAddress.trim() || null };
    try {
      const changes = { label, sections, ...expiresAt, ...pinChange(values), ...address };
      onChange(await changeShare(pet.id, share.id, changes));
      toast({ title: t('saved') });
      onClose();
    } catch (error) {
      const fields = error instanceof ApiError ? error.failure?.fields : undefined;
      showServerErrors(form, { error: t(isLimitReached(error) ? 'limit' : 'failed'), fields });
    }
  };

  return { form, save: saveShare };
}

export function AdjustShare({ pet, share, onChange, onStop, onClose }: AdjustShareProps) {
  const t = useTranslations('sharing.adjust');
  const formId = useId();
  const { sendsMail } = usePageContext();
  const { form, save } = useAdjustment({ pet, share, onChange, onClose });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t(`title.${share.kind}`, { name: pet.name })}
        footer={
          <div className="grid grow grid-cols-[auto_1fr] gap-2">
            {share.state === 'active' ? (
              <StopButton petId={pet.id} share={share} onStop={onStop} />
            ) : (
              <Button variant="outline" onClick={onClose}>
                {t('cancel')}
              </Button>
            )}
            <Button type="submit" form={formId} size="large" busy={form.formState.isSubmitting}>
              {t('save')}
            </Button>
          </div>
        }
      >
        <Form
          id={formId}
          form={form}
          draftKey={entryDraft('shares', pet.id, share.id)}
          onSubmit={save}
          className="gap-4"
        >
          <SectionRows contact={pet.contact} />
          <EndField />
          <PinField hasPin={share.hasPin} />
          {share.kind === 'vet' && sendsMail ? (
            <TextField
              name="clinicAddress"
              type="email"
              label={t('clinicAddress')}
              hint={t('clinicAddressHint')}
              maxLength={ADDRESS_MAX}
              autoComplete="off"
            />
          ) : null}
          <TextField
            name="label"
            label={t('label')}
            hint={t('labelHint')}
            maxLength={LABEL_MAX}
            autoComplete="off"
            required
          />
          <p className="text-sm text-muted">{t('sectionsHint')}</p>
          <FormError />
        </Form>
      </DialogContent>
    </Dialog>
  );
}
