import { avoidFocus } from '@/components/shell/avoid-focus';

function placeBox(element: HTMLElement, top: number): HTMLElement {
  element.getBoundingClientRect = () => new DOMRect(0, top, 100, 50);
  return element;
}

function page() {
  const region = document.createElement('ol');
  region.append(placeBox(document.createElement('li'), 0));
  const [above, below] = [
    placeBox(document.createElement('button'), 20),
    placeBox(document.createElement('button'), 300),
  ];
  document.body.replaceChildren(region, above, below);
  return { region, above, below };
}

afterEach(() => document.body.replaceChildren());

beforeAll(() => {
  globalThis.DOMRect ??= class {
    constructor(
      readonly left: number,
      readonly top: number,
      readonly width: number,
      readonly height: number,
    ) {}
    get right() {
      return this.left + this.width;
    }
    get bottom() {
      return this.top + this.height;
    }
  } as never;
});

test('R2.12 notifications move aside only for a focused element underneath', () => {
  const { region, above, below } = page();
  const stopAvoiding = avoidFocus(region);
  below.focus();
  expect(region).not.toHaveAttribute('data-aside');

  above.focus();
  expect(region).toHaveAttribute('data-aside');
  stopAvoiding();
  below.focus();
  above.focus();
  expect(region).toHaveAttribute('data-aside');
});
