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

let draw = showChooser;
const saved = savePage();
let latest = 0;

function show(view: HTMLElement, isAnswer: boolean): void {
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
      draw();
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
  draw = () => showChooser();
  show(chooserView({ saved, found: checkScanned, redraw: () => showChooser() }, problem), isAnswer);
}

function showResult(text: string, result: Result): void {
  const actions = {
    another: () => showChooser('', true),
    again: () => void check(text),
    trust: (host: string) => void fetchSigner(host).then((signer) => (signer ? check(text) : undefined)),
  };
  draw = () => show(resultView(result, actions, nowMs()), false);
  show(resultView(result, actions, nowMs()), true);
}

async function withStatus(checked: CheckResult): Promise<Result> {
  if (checked.outcome === 'unknown') return { ...checked, isOffline: !(await isReachable()) };
  if (!('payload' in checked)) return checked;
  if (checked.outcome === 'old') return { ...checked, status: null };
  const status = await askStatus(checked.payload.iss, checked.payload.jti);
  return status === 'taken_back' ? { outcome: 'revoked' } : { ...checked, status };
}

async function check(text: string): Promise<void> {
  latest += 1;
  const mine = latest;
  show(element('p', { className: 'status', role: 'status' }, word('checking')), false);
  const hosts = new Set([location.host, ...trustedSigners().map(({ host }) => host)]);
  await Promise.all([...hosts].map(fetchSigner));
  const result = await withStatus(await checkPassport(text, trustedSigners(), nowMs()));
  if (mine === latest) showResult(text, result);
}

function checkScanned(scanned: string): void {
  const text = findSignedText(scanned);
  if (text?.includes('.')) void check(text);
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
