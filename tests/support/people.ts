import { type Answer, someAddress, Visitor } from './visitor';

export interface Mail {
  subject: string;
  link: string;
  token: string;
  code: string;
}

export class Person extends Visitor {
  constructor(readonly email = someAddress()) {
    super();
  }

  asksForLink(rememberMe = false): Promise<Answer> {
    return this.post('/api/auth/magic-link', { email: this.email, rememberMe });
  }

  /** Newest mail in the local outbox. Waits for one after `since`. */
  async readsMail(since = 0): Promise<Mail> {
    const query = new URLSearchParams({ email: this.email, since: String(since) });
    const { body } = await this.get(`/api/dev/outbox?${query}`);
    const token = body.link ? (new URL(body.link).searchParams.get('token') ?? '') : '';
    return { subject: body.subject, link: body.link, code: body.code, token };
  }

  opensLink(token: string): Promise<Answer> {
    return this.get(`/api/auth/verify-token?${new URLSearchParams({ token, remember: 'false' })}`);
  }

  typesCode(code: string): Promise<Answer> {
    return this.post('/api/auth/verify-code', { email: this.email, code });
  }

  signsUp(password: string, names = { firstName: 'Ana', lastName: 'López' }): Promise<Answer> {
    return this.post('/api/auth/register', { email: this.email, password, ...names });
  }

  async registers(password: string, names?: { firstName: string; lastName: string }): Promise<Answer> {
    const before = Date.now();
    const { status } = await this.signsUp(password, names);
    if (status !== 202) throw new Error(`signing up answered ${status}`);
    return this.typesCode((await this.readsMail(before)).code);
  }

  logsIn(password: string, email = this.email): Promise<Answer> {
    return this.post('/api/auth/login', { email, password });
  }

  async signsIn(rememberMe = false): Promise<this> {
    const before = Date.now();
    await this.asksForLink(rememberMe);
    const { status } = await this.typesCode((await this.readsMail(before)).code);
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

  async invites(
    other: Person,
    petIds: string | string[],
    role: 'carer' | 'viewer' = 'carer',
    more: Record<string, unknown> = {},
  ): Promise<void> {
    const invitation = await this.post('/api/invitations', { pets: [petIds].flat(), role, ...more });
    if (invitation.status !== 201)
      throw new Error(`inviting answered ${invitation.status}: ${JSON.stringify(invitation.body)}`);
    const acceptance = await other.post(`/api${new URL(invitation.body.url).pathname}`);
    if (acceptance.status !== 200)
      throw new Error(`accepting answered ${acceptance.status}: ${JSON.stringify(acceptance.body)}`);
  }
}

export function aMember(): Promise<Person> {
  return new Person().signsIn();
}
