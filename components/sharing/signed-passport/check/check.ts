import './check.css';
import { isReachable } from '@/lib/browser/api/connection';
import { languageNames, locales } from '@/lib/core/i18n/locales';
import { nowMs } from '@/lib/core/time/clock';
import { type CheckResult, checkPassport, findSignedText } from '@/lib/sharing/signed-passport/check';
import { chooserView } from './chooser';
import { button, element } from './dom';
import { chooseLanguage, language, nameOf, word } from './language';
import { type Result, resultView } from './result';
import { savePage } from './save-page';
import { askStatus, fetchSigner, trustedSigners } from './signers';

const page = document.getElementById('main') ?? document.body;
const home = document.getElementById('home');
const languages = document.getElementById('languages') ?? document.body;

let drawView = showChooser;
const savedPage = savePage();
let latest = 0;

function showView(view: HTMLElement, isAnswer: boolean): void {
  document.documentElement.lang = language();
  document.title = word('title');
  if (home) home.textContent = word('title');
  page.replaceChildren(view);
  if (isAnswer) document.getElementById('result')?.focus();
}

function drawLanguages(): void {
  languages.setAttribute('aria-label', word('languages'));
  const choices = locales.map((locale) => {
    const choose = button('language', locale.toUpperCase(), () => {
      chooseLanguage(locale);
      drawLanguages();
      drawView();
    });
    choose.lang = locale;
    const own = languageNames[locale];
    choose.title = locale === language() ? own : `${own} (${nameOf('language', locale)})`;
    choose.ariaPressed = String(locale === language());
    return choose;
  });
  languages.replaceChildren(...choices);
}

function showChooser(problem = '', isAnswer = false): void {
  latest += 1;
  drawView = () => showChooser();
  showView(chooserView({ saved: savedPage, found: checkScanned, redraw: () => showChooser() }, problem), isAnswer);
}

function showResult(text: string, result: Result): void {
  const actions = {
    another: () => showChooser('', true),
    again: () => void checkText(text),
    trust: (host: string) => void fetchSigner(host).then((signer) => (signer ? checkText(text) : undefined)),
  };
  drawView = () => showView(resultView(result, actions, nowMs()), false);
  showView(resultView(result, actions, nowMs()), true);
}

async function withStatus(checkResult: CheckResult): Promise<Result> {
  if (checkResult.outcome === 'unknown') return { ...checkResult, isOffline: !(await isReachable()) };
  if (!('payload' in checkResult)) return checkResult;
  if (checkResult.outcome === 'old') return { ...checkResult, status: null };
  const status = await askStatus(checkResult.payload.iss, checkResult.payload.jti);
  return status === 'taken_back' ? { outcome: 'revoked' } : { ...checkResult, status };
}

async function checkText(text: string): Promise<void> {
  latest += 1;
  const mine = latest;
  showView(element('p', { className: 'status', role: 'status' }, word('checking')), false);
  const hosts = new Set([location.host, ...trustedSigners().map(({ host }) => host)]);
  await Promise.all([...hosts].map(fetchSigner));
  const result = await withStatus(await checkPassport(text, trustedSigners(), nowMs()));
  if (mine === latest) showResult(text, result);
}

function checkScanned(scannedText: string): void {
  const text = findSignedText(scannedText);
  if (text?.includes('.')) void checkText(text);
  else showChooser(word('noPassport'), true);
}

/** Removes the passport from the URL, so that it does not stay in the history. */
function readAddress(): void {
  const { hash, pathname, search } = location;
  if (hash.length < 2) {
    showChooser();
    return;
  }
  history.replaceState(null, '', pathname + search);
  checkScanned(hash);
}

drawLanguages();
readAddress();
addEventListener('hashchange', readAddress);
