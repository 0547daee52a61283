import { nowMs } from '@/lib/core/time/clock';
import { confirmedUserId } from '../session/remembered-user';
import { rememberedUser } from '../storage/remembered';
import { deleteSavedPages, removeSavedPage, savePage } from '../storage/saved-pages';
import { cleanCopy, ONLINE } from './clean-copy';
import { forgetEndedPets } from './forget-ended-pets';
import { requestPersistentStorage } from './persistent-storage';
import { savedPagePath } from './readable';

const SETTLED_MS = 1200;
const IMAGE_BYTES = 250_000;

export function autosavePage(path: string): () => void {
  const main = document.getElementById('main');
  // A copy of a copy would pass for the page itself.
  if (!main || main.matches('[data-offline-screen]')) return () => undefined;
  let last = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function keep(page: HTMLElement) {
    const owner = await confirmedUserId();
    await forgetEndedPets(owner);
    const isOurs = () => savedPagePath(location) === path && rememberedUser()?.id === owner;
    if (!isOurs()) return;
    if (isMissing()) return removeSavedPage(owner, path);
    const copy = copyOf(page);
    if (!isWhole(copy)) return;
    const html = await cleaned(copy, page);
    if (html === last || !isOurs()) return;
    last = html;
    const lang = document.documentElement.lang;
    await savePage(owner, { path, title: titleOf(page), lang, savedAt: nowMs(), html });
    void requestPersistentStorage();
    // The user may have signed out in another tab meanwhile.
    if (rememberedUser()?.id !== owner) await deleteSavedPages(rememberedUser()?.id);
  }
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      keep(main).catch((error) => console.info('this page is not kept for offline reading', error));
    }, SETTLED_MS);
  };
  const observer = new MutationObserver(wait);
  observer.observe(main, { childList: true, subtree: true, characterData: true });
  wait();
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

function isMissing(): boolean {
  return document.querySelector('[data-not-found], meta[name="next-error"]') !== null;
}

function isWhole(main: HTMLElement): boolean {
  return (
    main.querySelector('h1') !== null &&
    main.querySelector('.animate-breathe, [class$="-blank"], [role="alert"] h1') === null
  );
}

function titleOf(main: HTMLElement): string {
  const [title = ''] = document.title.split(' · ');
  return title.trim() || (main.querySelector('h1')?.textContent?.trim() ?? '');
}

/** Skips what is not for reading offline: a gallery has tens of thousands of elements, copied at each change. */
function copyOf(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(false) as HTMLElement;
  for (const child of element.childNodes) {
    if (!(child instanceof HTMLElement)) copy.append(child.cloneNode(true));
    else if (!child.hasAttribute(ONLINE)) copy.append(copyOf(child));
  }
  return copy;
}

async function cleaned(copy: HTMLElement, main: HTMLElement): Promise<string> {
  const shown = main.querySelectorAll<HTMLImageElement>(`img:not([${ONLINE}] img)`);
  await Promise.all([...copy.querySelectorAll('img')].map((image, index) => embed(image, shown[index])));
  cleanCopy(copy);
  return copy.innerHTML;
}

async function embed(image: HTMLImageElement, shown: HTMLImageElement | undefined): Promise<void> {
  const address = shown?.complete && shown.naturalWidth > 0 ? shown.currentSrc : '';
  image.removeAttribute('srcset');
  image.removeAttribute('src');
  if (image.closest('button')) return;
  if (new URL(address || '/', location.href).origin !== location.origin || address === '') return;
  const response = await fetch(address, { cache: 'force-cache' });
  const blob = await response.blob();
  if (response.ok && blob.size <= IMAGE_BYTES) image.src = await dataUrl(blob);
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
