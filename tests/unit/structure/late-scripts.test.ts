/** @jest-environment jsdom */
import { withLateScripts } from '@/.config/late-scripts';

type Paint = 'first-paint' | 'first-contentful-paint';
type Observer = (list: { getEntriesByName: (name: string) => Paint[] }) => void;

let paint: (name: Paint) => void;
const fetched = () => [...document.head.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));

function load() {
  const page = '<html><head><script src="/a.js" async=""></script></head></html>';
  const [, code] = /<script>(.*)<\/script>/.exec(withLateScripts(page)) ?? [];
  // biome-ignore lint/security/noGlobalEval: it is the page's inline script.
  window.eval(code ?? '');
}

beforeEach(() => {
  document.head.innerHTML = '';
  jest.useFakeTimers();
  Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
  Object.assign(window, {
    PerformanceObserver: class {
      constructor(observer: Observer) {
        paint = (name) => observer({ getEntriesByName: (asked) => (asked === name ? [name] : []) });
      }

      observe() {}
    },
  });
});
afterEach(() => jest.useRealTimers());

test('R1.1 scripts wait for content, which may be painted after the background', () => {
  load();

  paint('first-paint');
  expect(fetched()).toEqual([]);

  paint('first-contentful-paint');
  expect(fetched()).toEqual(['/a.js']);
});

test('R1.1 scripts start at the latest a second after the page has loaded', () => {
  load();

  window.dispatchEvent(new Event('load'));
  expect(fetched()).toEqual([]);

  jest.advanceTimersByTime(1000);
  expect(fetched()).toEqual(['/a.js']);
});

test('R1.1 a hidden tab starts its scripts at once', () => {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });

  load();

  expect(fetched()).toEqual(['/a.js']);
});
