import type { MailError } from '@/lib/core/mail/mail-error';
import { resendService } from '@/lib/core/mail/resend';

const mail = {
  from: 'Pawfolio <hello@example.org>',
  to: 'ben@example.org',
  subject: 'Luna',
  text: 'text',
  html: '<p>text</p>',
  messageId: '<one@example.org>',
};

let service: jest.SpiedFunction<typeof fetch>;

const settings = { RESEND_API_KEY: 're_test', MAIL_FROM: mail.from };
beforeEach(() => {
  Object.assign(process.env, settings);
  service = jest.spyOn(globalThis, 'fetch');
});
afterAll(() => {
  for (const name of Object.keys(settings)) delete process.env[name];
});

async function failureOf(signal = AbortSignal.timeout(5000)): Promise<MailError | null> {
  try {
    await resendService.deliver(mail, signal);
    return null;
  } catch (error) {
    return error as MailError;
  }
}

test('R14.3 Resend gets the mail once per message id', async () => {
  service.mockResolvedValue(Response.json({ id: 'sent' }));
  expect(await failureOf()).toBeNull();

  const [url, { method, headers, body } = {}] = service.mock.lastCall ?? [];
  expect([String(url), method]).toEqual(['https://api.resend.com/emails', 'POST']);
  expect(new Headers(headers).get('authorization')).toBe('Bearer re_test');
  expect(new Headers(headers).get('idempotency-key')).toBe('one');
  const { messageId, ...content } = mail;
  expect(JSON.parse(String(body))).toMatchObject(content);
});

test('R14.3 a refusal by Resend names no address in its message', async () => {
  const refusal = { name: 'validation_error', message: 'ben@example.org is not valid', statusCode: 422 };
  service.mockResolvedValue(Response.json(refusal, { status: 422 }));
  const error = await failureOf();
  expect(error?.message).toBe('mail service: answer (validation_error)');
  expect(error?.answerText()).toBe('ben@example.org is not valid');
});

test('R14.3 a hanging Resend ends with the deadline', async () => {
  service.mockReturnValue(new Promise(() => undefined));
  expect((await failureOf(AbortSignal.timeout(20)))?.message).toBe('mail service: answer (no answer)');
});
