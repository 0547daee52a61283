import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core';
import { Engine, windowSize } from './engine';

export class Firefox extends Engine {
  static async start(site: string): Promise<Firefox> {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: '/usr/bin/firefox-esr',
      headless: true,
      defaultViewport: windowSize,
      extraPrefsFirefox: { 'intl.accept_languages': 'en-GB' },
    });
    return new Firefox(browser, await browser.newPage(), site);
  }

  private constructor(
    private readonly browser: Browser,
    private readonly page: Page,
    site: string,
  ) {
    super('Firefox', site);
  }

  protected async navigate(url: string): Promise<void> {
    await this.page.goto(url);
  }

  protected value(expression: string): Promise<unknown> {
    return this.page.evaluate(expression);
  }

  protected async handle(expression: string) {
    const element = (await this.page.evaluateHandle(expression)) as ElementHandle<HTMLInputElement>;
    return {
      click: () => element.click(),
      type: (text: string) => element.type(text),
      upload: (file: string) => element.uploadFile(file),
    };
  }

  async press(key: 'Escape'): Promise<void> {
    await this.page.keyboard.press(key);
  }

  async draw(file: `${string}.png`): Promise<void> {
    await this.page.screenshot({ path: file });
  }

  async close(): Promise<void> {
    await this.browser.close();
  }
}
