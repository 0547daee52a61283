'use client';

import './booklet.css';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icons';

interface BookletFrameProps {
  /** Passed in translated, because a message namespace for these few words would cost too much. */
  texts: { label: string; previous: string; next: string };
  /** Pages in order. Each id is that of the page's element. */
  pages: readonly { id: string; label: string }[];
  children: ReactNode;
}

function turnPage(row: HTMLElement | null, step: 1 | -1): void {
  const width = row?.firstElementChild?.getBoundingClientRect().width;
  if (!row || !width) return;
  const perView = Math.max(1, Math.round(row.clientWidth / width - 0.2));
  row.scrollBy({ left: step * perView * width, behavior: 'smooth' });
}

function showWhole(row: HTMLElement, page: Element): void {
  const [view, { left, right }] = [row.getBoundingClientRect(), page.getBoundingClientRect()];
  const first = row.firstElementChild?.getBoundingClientRect().left ?? 0;
  if (left < view.left || right > view.right) row.scrollTo({ left: left - first, behavior: 'instant' });
}

/** Turns pages by arrow keys. @returns indexes of the first and last visible page */
function useVisiblePages(frame: RefObject<HTMLElement | null>, strip: RefObject<HTMLElement | null>) {
  const [visiblePages, setVisiblePages] = useState<readonly [number, number]>([0, 0]);
  useEffect(() => {
    const row = strip.current;
    const whole = frame.current;
    if (!row || !whole) return;
    // After fonts have changed widths, Chromium snaps to the first page and ignores the URL's fragment.
    const linkedPage = [...row.children].find(({ id }) => id === window.location.hash.slice(1));
    linkedPage?.scrollIntoView({ block: 'nearest', inline: 'start' });
    const observer = new IntersectionObserver(
      () => {
        const view = row.getBoundingClientRect();
        const seenIndexes = [...row.children].flatMap((page, index) => {
          const { left, right, width } = page.getBoundingClientRect();
          return Math.min(right, view.right) - Math.max(left, view.left) > width * 0.6 ? [index] : [];
        });
        setVisiblePages([seenIndexes[0] ?? 0, seenIndexes.at(-1) ?? 0]);
      },
      { root: row, threshold: [0.5, 0.7] },
    );
    for (const page of row.children) observer.observe(page);
    const pressKey = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
      if (isTyping || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      event.preventDefault();
      turnPage(row, event.key === 'ArrowRight' ? 1 : -1);
    };
    // Without this, the browser scrolls to the focus and then snaps back to the previous page.
    const turnToFocus = ({ target }: FocusEvent) => {
      // Reacts to keyboard focus only, because a page that moves during a click would lose the click.
      if (!(target instanceof Element && target.matches(':focus-visible'))) return;
      const page = [...row.children].find((one) => one.contains(target));
      if (page) showWhole(row, page);
    };
    whole.addEventListener('keydown', pressKey);
    row.addEventListener('focusin', turnToFocus);
    return () => {
      observer.disconnect();
      whole.removeEventListener('keydown', pressKey);
      row.removeEventListener('focusin', turnToFocus);
    };
  }, [frame, strip]);
  return visiblePages;
}

export function BookletFrame({ texts, pages, children }: BookletFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const [first, last] = useVisiblePages(frame, strip);

  const goTo = (id: string) =>
    document.getElementById(id)?.scrollIntoView({ block: 'nearest', inline: 'start', behavior: 'smooth' });

  return (
    <div ref={frame} className="booklet">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a page without links could not be scrolled by keys */}
      <section ref={strip} aria-label={texts.label} tabIndex={0} className="booklet-pages">
        {children}
      </section>
      <TurnButton
        text={texts.previous}
        icon="chevron-left"
        disabled={first === 0}
        onClick={() => turnPage(strip.current, -1)}
      />
      <TurnButton
        text={texts.next}
        icon="chevron-right"
        disabled={last === pages.length - 1}
        onClick={() => turnPage(strip.current, 1)}
      />
      <nav aria-label={texts.label} className="booklet-chips">
        {pages.map(({ id, label }, index) => (
          <a
            key={id}
            href={`#${id}`}
            aria-current={index >= first && index <= last ? 'true' : undefined}
            className="tap"
            onClick={(event) => {
              event.preventDefault();
              goTo(id);
            }}
          >
            {label}
          </a>
        ))}
      </nav>
    </div>
  );
}

interface TurnButtonProps {
  text: string;
  icon: IconName;
  disabled: boolean;
  onClick: () => void;
}

function TurnButton({ text, icon, disabled, onClick }: TurnButtonProps) {
  return (
    <button type="button" aria-label={text} aria-disabled={disabled} className="booklet-turn" onClick={onClick}>
      <Icon of={icon} />
    </button>
  );
}
