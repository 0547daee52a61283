export type MailStep = 'DNS' | 'connection' | 'TLS' | 'login' | 'sender' | 'recipient' | 'message' | 'answer';

interface MailFailure {
  step: MailStep;
  code?: string | number | undefined;
  permanent?: boolean;
  answer?: string | undefined;
}

/** Appears in logs and queue rows. Its fields therefore contain no address, content or secret. */
export class MailError extends Error {
  readonly step: MailStep;
  readonly permanent: boolean;
  readonly #answer: string | undefined;

  constructor({ step, code, permanent = false, answer }: MailFailure) {
    super(`mail service: ${step}${code === undefined ? '' : ` (${code})`}`);
    this.name = 'MailError';
    this.step = step;
    this.permanent = permanent;
    this.#answer = answer;
  }

  /** Answer of the mail server, for the operator. It may contain an address, so no serializer sees it. */
  answerText(): string | undefined {
    return this.#answer;
  }
}
