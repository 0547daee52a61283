/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import GlobalError from '@/app/global-error';
import { ErrorScreen } from '@/components/shell/error-screen';
import { OfflineBanner } from '@/components/shell/offline-banner';
import { Preconnect } from '@/components/shell/preconnect';
import { StartProgress } from '@/components/shell/start-progress';
import { startScript } from '@/lib/browser/page/start-script';
import { renderInLanguage } from '../../../support/render-in-language';

function goOnline(online: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

describe('states of the shell', () => {
  test('R2.6 the offline banner follows the connection', () => {
    renderInLanguage(<OfflineBanner />);
    expect(screen.queryByText("You're currently offline")).not.toBeInTheDocument();
    goOnline(false);
    expect(screen.getByText("You're currently offline")).toBeVisible();
    expect(screen.getByText('Please check your connection and try again')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();

    goOnline(true);
    expect(screen.queryByText("You're currently offline")).not.toBeInTheDocument();
  });

  test.each([
    [new Error('The database is asleep'), 'The database is asleep'],
    [new Error(''), 'An unexpected error occurred'],
    [Object.assign(new Error('hidden by the server'), { digest: '1' }), 'An unexpected error occurred'],
  ])('R2.7 the error screen shows a known message or the default (%s)', (error, text) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    renderInLanguage(<ErrorScreen error={error} />);
    expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload page' })).toBeVisible();
    expect(log).toHaveBeenCalledWith(error);
  });

  test('R2.9 the start bar is inert and ends 1 s after rendering', () => {
    jest.useFakeTimers();
    const { container } = renderInLanguage(<StartProgress />);
    expect(container.querySelector('[data-start-progress]')).toHaveAttribute('aria-hidden', 'true');

    act(() => void jest.advanceTimersByTime(999));
    expect(container.firstChild).not.toBeNull();
    act(() => void jest.advanceTimersByTime(1));
    expect(container.firstChild).toBeNull();

    jest.useRealTimers();
  });

  test('R2.13 the preconnect hint is removed after 10 s', () => {
    jest.useFakeTimers();
    renderInLanguage(<Preconnect />);
    const hint = () => document.querySelector('link[rel=preconnect]');
    expect(hint()).toHaveAttribute('href', '/');

    act(() => void jest.advanceTimersByTime(9999));
    expect(hint()).not.toBeNull();
    act(() => void jest.advanceTimersByTime(1));
    expect(hint()).toBeNull();

    jest.useRealTimers();
  });

  test.each([
    ['lng=es', 'Error de la aplicación', 'Recargar la página'],
    ['', 'Application Error', 'Reload page'],
  ])('R2.8 an error panel replaces a layout that fails (%s)', (cookie, title, reload) => {
    jest.spyOn(document, 'cookie', 'get').mockReturnValue(cookie);
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const frame = document.createElement('div');

    // Renders a whole document, which React does not accept inside an element.
    render(<GlobalError />, { container: document.body.appendChild(frame) });

    expect(screen.getByRole('alert')).toHaveTextContent(title);
    expect(screen.getByText(reload)).toHaveAttribute('href', '');

    log.mockRestore();
  });

  test('R2.8 the page is marked if loaded scripts start nothing within 10 s', () => {
    jest.useFakeTimers();
    const root = document.documentElement;

    delete root.dataset.start;
    new Function(startScript)();
    window.dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(9999);
    expect(root.dataset.start).toBeUndefined();

    jest.advanceTimersByTime(1);
    expect(root.dataset.start).toBe('failed');
    jest.useRealTimers();
  });

  test('R2.8 a failing script marks the page unless it has started', () => {
    const root = document.documentElement;
    delete root.dataset.start;
    new Function(startScript)();
    const script = Object.assign(document.createElement('script'), { type: 'text/plain', src: '/_next/static/a.js' });

    document.body.append(script);
    script.dispatchEvent(new Event('error'));
    expect(root.dataset.start).toBe('failed');

    root.dataset.start = 'done';
    script.dispatchEvent(new Event('error'));
    expect(root.dataset.start).toBe('done');
  });
});
