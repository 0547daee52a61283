import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { helpArticleIds, paths } from '../lib/core/config/paths';
import { formatLocales } from '../lib/core/i18n/locales';
import type { ScriptHashes } from '../lib/core/security/page-policies';
import { hashInlineScripts, routeOfPage } from './inline-scripts';
import { scriptHashes } from './prepare.mjs';

const pages = join(process.cwd(), '.next', 'server');
const hashes: ScriptHashes = {};
for (const file of readdirSync(pages, { recursive: true, encoding: 'utf8' })) {
  const route = routeOfPage(file.replaceAll('\\', '/'));
  if (route !== null) hashes[route] = hashInlineScripts(readFileSync(join(pages, file), 'utf8'));
}

const articles = helpArticleIds.map(paths.helpArticle);
const addresses = ['', paths.privacyPolicy, paths.terms, paths.offline, paths.help, ...articles, '/blocked'];
const missing = formatLocales
  .flatMap((locale) => addresses.map((address) => `/${locale}${address}`))
  .filter((route) => !hashes[route]?.length);
if (missing.length > 0) throw new Error(`No built page, or one without inline scripts: ${missing.join(', ')}`);

writeFileSync(scriptHashes, JSON.stringify(hashes));
