import { mailHtml, mailText } from '@/lib/core/mail/frame';

const frame = {
  locale: 'es' as const,
  title: 'Hola <b>',
  paragraphs: ['uno & dos'],
  button: { label: 'Entrar', url: 'https://x.example/?a=1&b="' },
  code: { label: 'Código', value: '012345' },
  footer: 'fin',
};

test('R6.1 the mail escapes its content and declares its language', () => {
  const html = mailHtml(frame);
  expect(html).toContain('<html lang="es">');
  expect(html).toContain('Hola &lt;b&gt;');
  expect(html).toContain('href="https://x.example/?a=1&amp;b=&quot;"');
  expect(html).not.toContain('<script');
});

test('R6.2 the text has the link and code on separate lines', () => {
  const lines = mailText(frame).split('\n');
  expect(lines).toContain('https://x.example/?a=1&b="');
  expect(lines).toContain('012345');
});
