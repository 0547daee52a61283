import { apiGet, apiSend } from '@/lib/browser/api/api-client';
import type { CreatedToken } from './mutations';
import type { AccessToken } from './queries';
import type { TokenRequest } from './schema';

const path = (userId: string) => `/api/users/${userId}/access-tokens`;

export interface TokenSettings {
  tokens: AccessToken[];
  pets: { id: string; name: string }[];
}

export async function readTokenSettings(userId: string): Promise<TokenSettings> {
  const [{ items }, pets] = await Promise.all([
    apiGet<{ items: AccessToken[] }>(path(userId)),
    apiGet<TokenSettings['pets']>(`/api/users/${userId}/pets`),
  ]);
  return { tokens: items, pets };
}

export async function readTokens(userId: string): Promise<AccessToken[]> {
  return (await apiGet<{ items: AccessToken[] }>(path(userId))).items;
}

export function createToken(userId: string, request: TokenRequest, currentPassword?: string): Promise<CreatedToken> {
  return apiSend<CreatedToken>('POST', path(userId), { ...request, currentPassword });
}

export async function revokeToken(userId: string, tokenId: string): Promise<void> {
  await apiSend('DELETE', `${path(userId)}/${tokenId}`);
}
