export type MailStep = 'DNS' | 'connection' | 'TLS' | 'login' | 'sender' | 'recipient' | 'message' | 'answer';

interface MailFailure {
  step: MailStep;
  code?: string | number | undefined;
  permanent?: boolean;
  answer?: string | undefined;
}

/** Enters logs and rows of the queue: its fields hold no address, content or secret. */
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

  /** The server's words, for the person who runs it. They may hold an address, so no serializer sees them. */
  answerText(): string | undefined {
    return this.#answer;
  }
}
