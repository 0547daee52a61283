import { withoutScripts } from '@/lib/server/without-scripts.mjs';

test.each([
  ['<p>a</p><script>if (1 > 0) run("<p>")</script><p>b</p>', '<p>a</p><p>b</p>'],
  ['<script src="/a.js" async=""></script>', ''],
  [
    '<link rel="preload" as="script" href="/a.js"/><link rel="stylesheet" href="/a.css"/>',
    '<link rel="stylesheet" href="/a.css"/>',
  ],
  [
    '<link rel="stylesheet" nonce="x" href="/a.css"/><p>nonce="x"</p>',
    '<link rel="stylesheet" href="/a.css"/><p>nonce="x"</p>',
  ],
  ['<!--$--><p>5<!-- --> kg</p><!--/$-->', '<p>5 kg</p>'],
  [
    '<p>&lt;script&gt;kept&lt;/script&gt; &lt;!-- kept --&gt;</p>',
    '<p>&lt;script&gt;kept&lt;/script&gt; &lt;!-- kept --&gt;</p>',
  ],
])('R9.1 removes scripts from %s', (html, expected) => {
  expect(withoutScripts(html)).toBe(expected);
});
