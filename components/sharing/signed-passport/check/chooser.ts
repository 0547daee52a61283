import { button, element } from './dom';
import { word } from './language';
import { findReader, readPicture, watchCamera } from './reading';
import { fetchSigner, forgetSigner, hostIn, trustedSigners } from './signers';

interface Chooser {
  saved: Promise<boolean>;
  found: (text: string) => void;
  redraw: () => void;
}

function field(label: string, action: string, send: (text: string) => void): HTMLFormElement {
  const input = element('input', { type: 'text', required: true, autocomplete: 'off', spellcheck: false, dir: 'ltr' });
  const onsubmit = (event: Event) => {
    event.preventDefault();
    send(input.value);
  };
  const submit = element('button', { type: 'submit', className: 'second' }, action);
  return element('form', { onsubmit }, element('label', {}, label, input), submit);
}

function renderWays({ found }: Chooser): HTMLElement {
  const status = element('p', { className: 'status', role: 'status' });
  const view = element('div', { className: 'view' });
  const setStatus = (text: string) => {
    status.textContent = text;
  };

  async function watchCode(): Promise<void> {
    const codeReader = await findReader();
    if (!codeReader) return setStatus(word('noReader'));
    const video = element('video', { muted: true, playsInline: true });
    const stopController = new AbortController();
    view.replaceChildren(
      video,
      button('second', word('stopCamera'), () => stopController.abort()),
    );
    setStatus(word('pointCamera'));
    try {
      const text = await watchCamera(video, codeReader, stopController.signal);
      if (text !== null) return found(text);
      setStatus('');
    } catch {
      setStatus(word('noCamera'));
    }
    view.replaceChildren();
  }

  async function readFile(file: File): Promise<void> {
    setStatus(word('checking'));
    const codeReader = await findReader();
    const text = codeReader && (await readPicture(file, codeReader));
    if (text) found(text);
    else setStatus(word(codeReader ? 'noCode' : 'noReader'));
  }

  const picture = element('input', { type: 'file', accept: 'image/*' });
  picture.onchange = () => {
    const [file] = picture.files ?? [];
    if (file) void readFile(file);
  };
  const hasCamera = 'mediaDevices' in navigator;
  const camera = button('first', word('camera'), () => void watchCode());
  const choose = element('label', { className: hasCamera ? 'second' : 'first' }, word('picture'), picture);
  const paste = element('details', {}, element('summary', {}, word('address')));
  paste.append(field(word('addressLabel'), word('check'), found));
  return element('div', { className: 'ways' }, hasCamera ? camera : null, view, status, choose, paste);
}

function renderTrusted({ redraw }: Chooser): HTMLElement {
  const status = element('p', { className: 'status', role: 'status' });
  const addTrusted = async (typedAddress: string) => {
    const host = hostIn(typedAddress);
    if (host && (await fetchSigner(host))) redraw();
    else status.textContent = word('trustFailed', { host: host ?? typedAddress });
  };
  const rows = trustedSigners().map(({ host }) => {
    const forget = () => {
      forgetSigner(host);
      redraw();
    };
    const isOwn = host === location.host;
    return element(
      'li',
      {},
      element('p', {}, word('signersText', { host })),
      isOwn ? null : button('second', word('forget', { host }), forget),
    );
  });
  return element(
    'details',
    { className: 'signers' },
    element('summary', {}, word('signers')),
    element('ul', {}, ...rows),
    element('h3', {}, word('addSigner')),
    field(word('addSignerLabel'), word('add'), (typedAddress) => void addTrusted(typedAddress)),
    status,
  );
}

function offlineNote(savedPage: Promise<boolean>): HTMLElement {
  const note = element('p', { className: 'label', role: 'status' });
  void savedPage.then((isSaved) => {
    note.textContent = word(isSaved ? 'saved' : 'notSaved');
  });
  return note;
}

export function chooserView(chooser: Chooser, problem = ''): HTMLElement {
  return element(
    'div',
    { className: 'chooser' },
    element('h1', { id: 'result', tabIndex: -1 }, word('title')),
    element('p', {}, word('intro')),
    problem ? element('p', { className: 'note', role: 'alert' }, problem) : null,
    renderWays(chooser),
    offlineNote(chooser.saved),
    renderTrusted(chooser),
  );
}
