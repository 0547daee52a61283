import type { Person } from './people';
import { Visitor } from './visitor';

/** Program that calls the API with an access token. */
export class Program extends Visitor {
  constructor(readonly token: string) {
    super();
  }

  override fetches(path: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    if (!headers.has('authorization')) headers.set('Authorization', `Bearer ${this.token}`);
    return super.fetches(path, { ...init, headers });
  }
}

export interface TokenRequest {
  name?: string;
  scopes?: string[];
  pets?: string[] | null;
  endsOn?: string | null;
}

export async function tokensPath(person: Person): Promise<string> {
  return `/api/users/${(await person.get('/api/users/current')).body.id}/access-tokens`;
}

export async function aTokenOf(person: Person, request: TokenRequest = {}): Promise<{ id: string; token: string }> {
  const input = { name: 'Home Assistant', scopes: ['read'], pets: null, endsOn: null, ...request };
  const { status, body } = await person.post(await tokensPath(person), input);
  if (status !== 201) throw new Error(`creating a token answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

export async function aProgramOf(person: Person, request: TokenRequest = {}): Promise<Program> {
  return new Program((await aTokenOf(person, request)).token);
}
