import { act, render, screen } from '@testing-library/react';
import { NextIntlClientProvider, useTranslations } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { LazyMessages } from '@/components/loading/lazy-messages';
import es from '@/messages/es.json';

const realFetch = global.fetch;
afterEach(() => {
  global.fetch = realFetch;
});

function Words() {
  const account = useTranslations('account');
  const common = useTranslations('common');
  return (
    <p>
      {common('close')}: {account('title')}
    </p>
  );
}

const page = (namespace: 'account' | 'outbox') => (
  <NextIntlClientProvider locale="es" messages={{ common: es.common }} timeZone="UTC">
    <LazyMessages namespaces={[namespace]} fallback={<p>wait</p>}>
      <Words />
    </LazyMessages>
  </NextIntlClientProvider>
);

test('R5.3 content appears once its messages load, alongside the page’s messages', async () => {
  global.fetch = (async () => ({ ok: true, json: async () => es.account })) as unknown as typeof fetch;
  await act(async () => render(page('account')));
  expect(screen.getByText(`${es.common.close}: ${es.account.title}`)).toBeVisible();
});

test('R5.3 stays hidden and logs an error when messages fail to load', async () => {
  const errorLog = jest.spyOn(console, 'error').mockImplementation();
  global.fetch = (async () => ({ ok: false, status: 404 })) as unknown as typeof fetch;
  await act(async () => render(page('outbox')));
  expect(document.body).toHaveTextContent(/^$/);
  expect(errorLog).toHaveBeenCalledWith('messages could not be loaded', ['outbox'], expect.any(Error));
});

test('the server renders only the placeholder', () => {
  expect(renderToString(page('account'))).toBe('<p>wait</p>');
});
