/** Step of a delivery, in their order. */
export type MailStep = 'DNS' | 'connection' | 'TLS' | 'login' | 'sender' | 'recipient' | 'message' | 'answer';

interface MailFailure {
  step: MailStep;
  /** Code of the system, of the TLS library or of the service. */
  code?: string | number | undefined;
  permanent?: boolean;
  answer?: string | undefined;
}

/** Enters logs and rows of the queue: its fields hold no address, content or secret. */
export class MailError extends Error {
  readonly step: MailStep;
  /** True if the same mail would be refused again. */
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
