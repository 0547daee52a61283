import type { PetAccess } from '@/lib/access/pet-access';
import type { Viewer } from '@/lib/access/viewer';
import type { RouteContext } from '@/lib/core/http/route';
import { answerCall } from '@/lib/sharing/proposals/calls/answer';
import { proposalFileCall } from '@/lib/sharing/proposals/calls/decide';
import { proposeCall } from '@/lib/sharing/proposals/calls/propose';
import { listProposals } from '@/lib/sharing/proposals/queries/proposals';
import { noon } from './members';
import { aPdf } from './pdf';
import { aSharedPet } from './sharing';

const inContext = (request: Request, params: Record<string, string>): RouteContext => ({
  ...{ request, params, at: noon },
  ...{ locale: 'en', formatLocale: 'en' },
});

export class VetBrowser {
  #cookie = '';
  location = '';

  constructor(readonly accessKey: string) {}

  async #posts(call: (context: RouteContext) => Promise<Response>, body: FormData | URLSearchParams) {
    const headers = this.#cookie ? { Cookie: this.#cookie } : undefined;
    const request = new Request('http://localhost/api/shared/x/proposals', {
      ...{ method: 'POST', body },
      ...(headers && { headers }),
    });
    const response = await call(inContext(request, { accessKey: this.accessKey }));
    this.#cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? this.#cookie;
    this.location = response.headers.get('location') ?? '';
    return new URL(this.location, request.url).searchParams.get('said');
  }

  adds(bytes: Uint8Array = aPdf(), name = 'report.pdf', typedName = '') {
    const body = new FormData();
    body.append('lng', 'es');
    body.append('file', new Blob([new Uint8Array(bytes)]), name);
    body.append('name', typedName);
    return this.#posts(proposeCall, body);
  }

  removes(id: string) {
    return this.#posts(proposeCall, new URLSearchParams({ do: 'remove', id }));
  }

  sends() {
    return this.#posts(
      answerCall,
      new URLSearchParams({ do: 'send', name: 'Dr. Elena Marsh', clinic: 'Sunny Street' }),
    );
  }
}

export const proposalsOf = async (access: PetAccess<'own'>) => (await listProposals(access, { limit: 50 })).items;

export const fileOf = (viewer: Viewer, access: PetAccess<'own'>, proposalId: string) =>
  proposalFileCall({ ...inContext(new Request('http://localhost/'), { proposalId }), viewer, access });

export async function aVetsLink() {
  const { viewer, access, share } = await aSharedPet();
  return { viewer, access, share, vet: new VetBrowser(share.accessKey) };
}

export async function aProposedDocument(bytes: Uint8Array = aPdf()) {
  const link = await aVetsLink();
  await link.vet.adds(bytes);
  await link.vet.sends();
  const [proposal] = await proposalsOf(link.access);
  if (!proposal) throw new Error('nothing was sent');
  return { ...link, proposal };
}
