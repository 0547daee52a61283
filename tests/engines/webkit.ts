import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { Builder, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { freePort, start, stop } from '../support/processes.mjs';
import { Engine, windowSize } from './engine';

const folders = ['4.1', '4.0'].map(
  (version) => `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-${version}`,
);
const binary = () => folders.map((folder) => `${folder}/MiniBrowser`).find((path) => existsSync(path));

async function startScreen(): Promise<[ChildProcess, string]> {
  const screen = start('Xvfb', [
    '-displayfd',
    '1',
    '-screen',
    '0',
    `${windowSize.width}x${windowSize.height}x24`,
    '-nolisten',
    'tcp',
  ]);
  const [display] = await once(screen.stdout, 'data');
  return [screen, `:${String(display).trim()}`];
}

async function isListening(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(`${url}/status`).catch(() => null);
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new Error('WebKitWebDriver does not answer.');
}

/** WebKitGTK in its minimal browser, which is the closest to Safari on Linux. */
export class WebKit extends Engine {
  static async start(site: string): Promise<WebKit> {
    const [screen, DISPLAY] = await startScreen();
    const port = await freePort();
    const quiet = { NO_AT_BRIDGE: '1', GTK_A11Y: 'none', LIBGL_ALWAYS_SOFTWARE: '1' };
    const env = { ...process.env, ...quiet, DISPLAY, LANG: 'en_GB.UTF-8', LANGUAGE: 'en_GB' };
    const service = start('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' });
    const url = `http://127.0.0.1:${port}`;
    await isListening(url);
    const options = { binary: binary(), args: ['--automation'] };
    const capabilities = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options };
    const driver = await new Builder().usingServer(url).withCapabilities(capabilities).build();
    await driver.manage().setTimeouts({ script: 15_000, pageLoad: 30_000 });
    await driver
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...windowSize });
    return new WebKit(driver, [service, screen], site);
  }

  private constructor(
    private readonly driver: WebDriver,
    private readonly programs: ChildProcess[],
    site: string,
  ) {
    super('WebKit', site);
  }

  protected navigate(url: string): Promise<void> {
    return this.driver.get(url);
  }

  protected async value(expression: string): Promise<unknown> {
    const script = `const done = arguments[arguments.length - 1];
      Promise.resolve().then(() => ${expression}).then((value) => done([value]), (error) => done([null, String(error)]));`;
    const [value, error] = await this.driver.executeAsyncScript<[unknown, string?]>(script);
    if (error) throw new Error(error);
    return value;
  }

  protected async handle(expression: string) {
    const element = await this.driver.executeScript<WebElement>(`return ${expression}`);
    return {
      click: () => element.click(),
      type: (text: string) => element.sendKeys(text),
      upload: (file: string) => element.sendKeys(file),
    };
  }

  async press(key: 'Escape'): Promise<void> {
    const keys = { Escape: Key.ESCAPE };
    await this.driver.actions().sendKeys(keys[key]).perform();
  }

  async draw(file: `${string}.png`): Promise<void> {
    await writeFile(file, await this.driver.takeScreenshot(), 'base64');
  }

  async close(): Promise<void> {
    await this.driver.quit();
    for (const program of this.programs) await stop(program);
  }
}
