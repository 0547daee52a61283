import type { Visitor } from './visitor';

export interface HeardEvent {
  id: string;
  name: string;
  data: unknown;
}

const field = (block: string, name: string) =>
  block
    .split('\n')
    .find((line) => line.startsWith(`${name}: `))
    ?.slice(name.length + 2) ?? '';

export class EventStream {
  readonly heard: HeardEvent[] = [];
  readonly ended: Promise<void>;
  private waiting: (() => void)[] = [];

  constructor(
    readonly response: Response,
    private readonly controller: AbortController,
  ) {
    this.ended = this.read().catch(() => {});
  }

  private async read(): Promise<void> {
    let text = '';
    const decoder = new TextDecoder();
    for await (const part of this.response.body ?? []) {
      text += decoder.decode(part as Uint8Array, { stream: true });
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const name = field(block, 'event');
        if (name) this.heard.push({ id: field(block, 'id'), name, data: JSON.parse(field(block, 'data')) });
      }
      for (const wakeReader of this.waiting.splice(0)) wakeReader();
    }
  }

  async hears(count: number): Promise<{ name: string; data: unknown }[]> {
    while (this.heard.length < count) await new Promise<void>((wake) => this.waiting.push(wake));
    return this.heard.map(({ name, data }) => ({ name, data }));
  }

  close(): void {
    this.controller.abort();
  }
}

export async function openEvents(visitor: Visitor, query = '', headers: Record<string, string> = {}) {
  const controller = new AbortController();
  const { signal } = controller;
  const response = await visitor.fetches(`/api/events${query}`, {
    signal,
    headers: { Accept: 'text/event-stream', 'Accept-Encoding': 'gzip', ...headers },
  });
  return new EventStream(response, controller);
}
