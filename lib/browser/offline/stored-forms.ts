import { rememberedUser } from '../storage/remembered';
import { areFormsStored } from '../storage/stored-forms';
import { buildOf } from './saved-html';

export function pageBuild(): string {
  return buildOf(document.documentElement.outerHTML);
}

export const formsOf = (userId: string) => `${userId} ${pageBuild()}`;

export function canWriteOffline(): boolean {
  const user = rememberedUser();
  return user !== null && Boolean(navigator.serviceWorker?.controller) && areFormsStored(formsOf(user.id));
}
