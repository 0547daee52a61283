'use client';

import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { useProof } from '@/components/accounts/passwords/proof';
import type { ProofAccount } from '@/components/accounts/passwords/proof-account';
import { Form, FormError, showServerErrors } from '@/components/forms/form';
import { useSchemaForm } from '@/components/forms/schema-form';
import { TextField } from '@/components/forms/text-field';
import { Button } from '@/components/ui/button';
import { createToken, type TokenSettings } from '@/lib/accounts/access-tokens/client';
import type { TokenFormInput, TokenFormOutput } from '@/lib/accounts/access-tokens/schema';
import { endDay } from '@/lib/accounts/access-tokens/vocabulary';
import { ApiError } from '@/lib/browser/api/api-client';
import { requiresReauthentication } from '@/lib/browser/api/reauthentication';
import { EndFields, PetFields, ScopeFields } from './token-fields';

interface TokenFormProps {
  account: ProofAccount;
  pets: TokenSettings['pets'];
  onCreated: (token: string) => void;
  onCancel: () => void;
}

const emptyForm: TokenFormInput = { name: '', scopes: ['read'], petChoice: 'all', pets: [], end: '90', endsOn: '' };

export function TokenForm({ account, pets, onCreated, onCancel }: TokenFormProps) {
  const t = useTranslations('accessTokens');
  const { today } = usePageContext();
  const proof = useProof(account);
  const { form, prepare } = useSchemaForm<TokenFormInput, TokenFormOutput>(
    async () => (await import('@/lib/accounts/access-tokens/schema')).tokenForm,
    emptyForm,
  );

  const submitToken = ({ name, scopes, petChoice, pets: chosen, end, endsOn }: TokenFormOutput) =>
    proof.run(async (currentPassword) => {
      const request = { name, scopes, pets: petChoice === 'all' ? null : chosen, endsOn: endDay(end, endsOn, today) };
      try {
        onCreated((await createToken(account.id, request, currentPassword)).token);
      } catch (error) {
        if (requiresReauthentication(error)) throw error;
        const failure = error instanceof ApiError ? error.failure : undefined;
        const isFull = failure?.code === 'limit_reached';
        showServerErrors(form, { error: t(isFull ? 'full' : 'failed'), fields: failure?.fields });
      }
    });

  return (
    <>
      <Form form={form} draftKey="account/access-token" onSubmit={submitToken} onFocus={prepare}>
        <TextField name="name" label={t('name')} hint={t('nameHint')} autoComplete="off" required />
        <ScopeFields />
        <PetFields pets={pets} />
        <EndFields />
        <FormError />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" busy={form.formState.isSubmitting}>
            {t('create')}
          </Button>
          <Button variant="ghost" onClick={onCancel}>
            {t('back')}
          </Button>
        </div>
      </Form>
      {proof.dialog}
    </>
  );
}
