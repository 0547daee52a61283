import 'server-only';
import type { SharedPetAccess } from '@/lib/access/pet-access';
import { setAnswerCookies } from '@/lib/access/vet-answer-cookie';
import { readForm } from '@/lib/core/http/body';
import type { RouteContext } from '@/lib/core/http/route';
import { validate } from '@/lib/core/http/validate';
import { enforceLimits } from '@/lib/core/security/rate-limit';
import { newSecret } from '@/lib/core/security/secrets';
import { plainCode } from '@/lib/core/validation/mailed-code';
import { answerAgain, sendAnswer } from '@/lib/sharing/proposals/mutations/answer';
import { enterCode, requestCode } from '@/lib/sharing/proposals/mutations/clinic-code';
import { answerCode, readerInput } from '@/lib/sharing/proposals/schema';
import { type AnswerOutcome, CODE_DIGITS } from '@/lib/sharing/proposals/vocabulary';
import { answerWith, backToAnswer, type Form, openForVet, type Place, secretOf } from './answer-form';

const CODES = { name: 'clinic-code', points: 1, duration: 60 };
const CODES_PER_DAY = { name: 'clinic-code-day', points: 8, duration: 86_400 };
/** Allows 15 tries per day and link, among a million codes. */
const TRIES = { name: 'clinic-code-try', points: 5, duration: 900 };
const TRIES_PER_DAY = { name: 'clinic-code-try-day', points: 15, duration: 86_400 };

function readerOf({ name = '', clinic = '', licence = '' }: Form) {
  return validate(readerInput, { name, clinic, licence });
}

interface AnswerContext {
  access: SharedPetAccess;
  secret: string;
  form: Form;
  at: Date;
}

async function sendStep({ access, secret, form, at }: AnswerContext): Promise<AnswerOutcome> {
  const reader = readerOf(form);
  if (form.code) {
    if (!(await tryCode(access, secret, form.code, at))) return 'codeWrong';
  }
  await sendAnswer(access, secret, reader, at);
  return 'sent';
}

async function codeStep({ access, secret, form, at }: AnswerContext): Promise<AnswerOutcome> {
  const reader = readerOf(form);
  await enforceLimits([CODES, access.shareId], [CODES_PER_DAY, access.shareId]);
  await requestCode(access, secret, reader, at);
  return 'codeSent';
}

async function tryCode(access: SharedPetAccess, secret: string, typedCode: string, at: Date): Promise<boolean> {
  await enforceLimits([TRIES, access.shareId], [TRIES_PER_DAY, access.shareId]);
  const code = plainCode(typedCode).slice(0, CODE_DIGITS + 1);
  return answerCode.test(code) && enterCode(access, secret, code, at);
}

export async function answerCall(context: RouteContext): Promise<Response> {
  const { request, params, at } = context;
  const place: Place = { accessKey: params.accessKey ?? '', form: await readForm(request) };
  try {
    const access = await openForVet(context);
    const secret = secretOf(request);
    if (place.form.do === 'again' && secret !== null) {
      const fresh = newSecret();
      await answerAgain(access, { secret, newSecret: fresh, at });
      const response = backToAnswer(place, null);
      setAnswerCookies(response, place.accessKey, fresh);
      return response;
    }
    const verb = place.form.do;
    if (secret === null || (verb !== 'send' && verb !== 'code')) return backToAnswer(place, 'nothing');
    const answering = { access, secret, form: place.form, at };
    const outcome = verb === 'send' ? await sendStep(answering) : await codeStep(answering);
    return backToAnswer(place, outcome, outcome === 'sent' ? {} : { send: '1' });
  } catch (error) {
    return answerWith(error, place, { send: '1' });
  }
}
