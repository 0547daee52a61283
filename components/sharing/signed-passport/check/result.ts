import type { CheckResult } from '@/lib/sharing/signed-passport/check';
import { button, element } from './dom';
import { factLists, identityCard } from './facts';
import { dayOfMs, shortDay, word } from './language';
import { type StampKind, stampOf } from './marks';
import { trustedSigners } from './signers';
import type { WordKey } from './words';

export interface Actions {
  another: () => void;
  again: () => void;
  trust: (host: string) => void;
}

type Readable = Extract<CheckResult, { payload: object }>;
type UnknownSigner = Extract<CheckResult, { outcome: 'unknown' }>;

export type Result =
  | Exclude<CheckResult, Readable | UnknownSigner>
  | (UnknownSigner & { isOffline: boolean })
  /** `status` is null if the issuer could not be reached. */
  | (Readable & { status: 'valid' | null })
  | { outcome: 'revoked' };

const stamps: Record<StampKind, readonly [WordKey, WordKey]> = {
  genuine: ['genuine', 'genuineMark'],
  old: ['oldMark', 'oldStamp'],
  misdated: ['misdatedMark', 'misdatedStamp'],
  changed: ['changedMark', 'changedStamp'],
  unknown: ['unknownMark', 'unknownStamp'],
  revoked: ['revoked', 'revokedStamp'],
};

function answerElement(kind: StampKind, sentence: string, above = ''): HTMLElement {
  const [main, below] = stamps[kind];
  const title = element('h1', { id: 'result', tabIndex: -1 }, word(kind));
  const stamp = stampOf(kind, [above, word(main), word(below)]);
  return element('header', { className: `answer ${kind}` }, stamp, title, element('p', {}, sentence));
}

function todo(...keys: WordKey[]): HTMLElement {
  const items = keys.map((key) => element('li', {}, word(key)));
  return element('section', {}, element('h2', {}, word('whatToDo')), element('ul', { className: 'todo' }, ...items));
}

const noteElement = (text: string) => element('p', { className: 'note' }, text);

function renderUnknown(
  { kid, claimed, isOffline }: UnknownSigner & { isOffline: boolean },
  actions: Actions,
): HTMLElement[] {
  const trustedSignerList = trustedSigners();
  const [own] = trustedSignerList;
  const line = own ? word('unknownLine', { kid, day: dayOfMs(own.savedAt) }) : word('unknownNoList', { kid });
  const isNew =
    claimed !== null && claimed !== location.host && trustedSignerList.every(({ host }) => host !== claimed);
  return [
    answerElement('unknown', word('unknownText')),
    ...(isOffline ? [noteElement(word('unknownOffline'))] : []),
    element('p', { className: 'line' }, line),
    button('second', word('askAgain'), actions.again),
    ...(isNew
      ? [
          noteElement(word('claims', { host: claimed })),
          button('second', word('trust', { host: claimed }), () => actions.trust(claimed)),
        ]
      : []),
  ];
}

function renderReadable(result: Readable & { status: 'valid' | null }, now: number): HTMLElement[] {
  const { facts, iss: host, iat } = result.payload;
  const issuedOn = dayOfMs(iat * 1000);
  const until = dayOfMs(result.until);
  if (result.outcome === 'old') {
    const message = element(
      'details',
      {},
      element('summary', {}, word('oldShow')),
      identityCard(facts),
      factLists(facts, now),
    );
    return [answerElement('old', word('oldText', { host, until }), shortDay(result.until)), todo('oldDo'), message];
  }
  return [
    answerElement('genuine', word('genuineText', { issued: issuedOn, host, until }), shortDay(iat * 1000)),
    identityCard(facts),
    factLists(facts, now),
    noteElement(word(result.status ? 'askedOnline' : 'notAsked')),
    element('p', { className: 'means' }, word('means', { host })),
  ];
}

function partsOf(result: Result, actions: Actions, now: number): HTMLElement[] {
  switch (result.outcome) {
    case 'changed':
      return [answerElement('changed', word('changedText')), todo('changedDo', 'changedDoScan')];
    case 'misdated': {
      const days = { issued: dayOfMs(result.issued), until: dayOfMs(result.until), day: dayOfMs(now) };
      return [answerElement('misdated', word('misdatedText', days)), todo('changedDo')];
    }
    case 'unknown':
      return renderUnknown(result, actions);
    case 'revoked':
      return [answerElement('revoked', word('revokedText')), todo('revokedDo'), noteElement(word('revokedAsked'))];
    default:
      return renderReadable(result, now);
  }
}

/** Result of a check: verdict, evidence and what to do. @param now milliseconds */
export function resultView(result: Result, actions: Actions, now: number): HTMLElement {
  const another = button('first', word('another'), actions.another);
  return element('div', { className: 'result' }, ...partsOf(result, actions, now), another);
}
