import type { ReactElement } from 'react';
import { PlainSignIn } from '@/components/accounts/sign-in/plain-sign-in';
import { PaperCard } from '@/components/overviews/passport/paper-card';
import { FinderForm } from '@/components/sharing/links/finder-form';
import { PinForm } from '@/components/sharing/links/pin-form';
import { SharedPet } from '@/components/sharing/links/shared-pet';
import { LanguageSwitch } from '@/components/shell/language-switch';
import { threeYears } from '@/tests/support/a-shared-view';
import { renderInLanguage } from '@/tests/support/render-in-language';

const shownElements: Record<string, ReactElement> = {
  'finder form': <FinderForm petName="Luna" action="/api/shared/k/message" token="t" outcome={null} draft={null} />,
  'PIN form': <PinForm action="/api/shared/k/pin" />,
  'language switch': <LanguageSwitch />,
  'sign-in without scripts': <PlainSignIn sentTo={null} outcome={null} provider={null} />,
  'papers of a pet': <PaperCard petId="p1" type="dog" />,
  'shared pet': <SharedPet view={threeYears()} base="/api/shared/k" lastDay="2026-04-04" form={null} />,
};

test.each(Object.entries(shownElements))('R5.2 R5.4 American English is passed on as English: %s', (_name, element) => {
  const { container } = renderInLanguage(element, 'en-US');
  expect(container.innerHTML).not.toContain('en-US');
  expect(container.innerHTML).toMatch(/lng=en\b|value="en" name="lng"/);
});
