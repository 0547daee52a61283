import { type Answer, someAddress, Visitor } from './visitor';

export interface Mail {
  link: string;
  token: string;
  code: string;
}

/** A person at a browser. What they do reads like a sentence: `await ana.addsPet({ name: 'Luna' })`. */
export class Person extends Visitor {
  constructor(readonly email = someAddress()) {
    super();
  }

  asksForLink(rememberMe = false): Promise<Answer> {
    return this.post('/api/auth/magic-link', { email: this.email, rememberMe });
  }

  /** The newest mail to this person, from the local outbox. */
  async readsMail(): Promise<Mail> {
    const { body } = await this.get(`/api/dev/outbox?${new URLSearchParams({ email: this.email })}`);
    const token = new URL(body.link).searchParams.get('token') ?? '';
    return { link: body.link, code: body.code, token };
  }

  opensLink(token: string): Promise<Answer> {
    return this.get(`/api/auth/verify-token?${new URLSearchParams({ token, remember: 'false' })}`);
  }

  typesCode(code: string): Promise<Answer> {
    return this.post('/api/auth/verify-code', { email: this.email, code });
  }

  async signsIn(rememberMe = false): Promise<this> {
    await this.asksForLink(rememberMe);
    const { status } = await this.typesCode((await this.readsMail()).code);
    if (status !== 200) throw new Error(`sign-in answered ${status}`);
    return this;
  }

  async addsPet(pet: Record<string, unknown> = {}): Promise<{ id: string; name: string } & Record<string, unknown>> {
    const { status, body } = await this.post('/api/pets', { name: 'Luna', type: 'dog', ...pet });
    if (status !== 201) throw new Error(`adding a pet answered ${status}: ${JSON.stringify(body)}`);
    return body;
  }

  async sharesPet(
    petId: string,
    share: Record<string, unknown> = {},
  ): Promise<{ id: string; accessKey: string; url: string }> {
    const { status, body } = await this.post(`/api/pets/${petId}/shares`, { label: 'Dr. Paw', kind: 'vet', ...share });
    if (status !== 201) throw new Error(`sharing answered ${status}: ${JSON.stringify(body)}`);
    return body;
  }
}

/** Somebody with an account, signed in. */
export function aMember(): Promise<Person> {
  return new Person().signsIn();
}
