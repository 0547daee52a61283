import { PRODUCT_NAME } from '@/lib/core/config/product';
import { languageName } from '@/lib/core/i18n/intl-formats';
import { type Locale, languageNames, locales } from '@/lib/core/i18n/locales';
import type { Translator } from '@/lib/core/i18n/translate';
import { countOperations, curlOf } from './curl';
import type { ApiDocument, ApiOperation, Parameter } from './document';
import { type Html, html } from './html';
import type { JsonSchema } from './json-schema';
import { docsStyle } from './page-style';
import { type Field, fieldsOf, typeText } from './type-text';

interface Frame {
  document: ApiDocument;
  locale: Locale;
  t: Translator;
  origin: string;
}

interface Place {
  path: string;
  method: string;
  operation: ApiOperation;
}

const prose = (text: string): Html[] =>
  text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`));

const anchorOf = (tag: string) => tag.toLowerCase().replace(/[^a-z]+/g, '-');

function row({ name, type, required, preset }: Field, { t }: Frame): Html {
  const must = required ? html` <span class="must">${t('common.required')}</span>` : null;
  const presetText = preset === null ? null : html` <span class="preset">= ${preset}</span>`;
  return html`<tr><th scope="row"><code>${name}</code>${must}</th><td>${type}${presetText}</td></tr>`;
}

function table(title: string, fields: readonly Field[], frame: Frame): Html | null {
  if (fields.length === 0) return null;
  return html`<h3>${title}</h3><table lang="en"><tbody>${fields.map((field) => row(field, frame))}</tbody></table>`;
}

function parameterField({ name = '', schema = {}, required = false, in: where }: Parameter): Field {
  const preset = schema.default === undefined ? null : JSON.stringify(schema.default);
  return { name: where === 'path' ? `{${name}}` : name, type: typeText(schema), required, preset };
}

function bodyTables({ requestBody }: ApiOperation, frame: Frame): Html[] {
  return Object.entries(requestBody?.content ?? {}).flatMap(([type, { schema }]) => {
    const kinds: JsonSchema[] = schema.oneOf ?? schema.anyOf ?? [schema];
    const title = `${frame.t('apiDocs.body')} (${type})`;
    return kinds.flatMap((kind) => table(title, fieldsOf(kind), frame) ?? []);
  });
}

function answerRows({ responses }: ApiOperation): Html[] {
  return Object.entries(responses).map(([status, { description, content }]) => {
    const success = /^[23]/.test(status);
    const types = Object.entries(content ?? {}).map(([type, { schema }]) =>
      schema.$ref || schema.type === 'array' ? `${type}: ${typeText(schema)}` : type,
    );
    const typesHtml = success && types.length > 0 ? html` <span class="preset">${types.join(', ')}</span>` : null;
    return html`<tr><th scope="row"><code>${status}</code></th><td>${prose(description)}${typesHtml}</td></tr>`;
  });
}

function accessText({ security, parameters }: ApiOperation, path: string, { t }: Frame): string {
  const [first] = security;
  if (first === undefined) {
    return /\{(accessKey|linkKey|feed)\}/.test(path) ? t('apiDocs.access.link') : t('apiDocs.access.anybody');
  }
  if ('session' in first) {
    return parameters.some(({ name }) => name === 'petId') ? t('apiDocs.access.pet') : t('apiDocs.access.member');
  }
  if ('admin' in first) return t('apiDocs.access.admin');
  return 'cron' in first ? t('apiDocs.access.cron') : t('apiDocs.access.link');
}

function chips(operation: ApiOperation, path: string, frame: Frame): Html {
  const headers = operation.parameters.flatMap(({ $ref }) => {
    if ($ref?.includes('/CsrfToken')) return ['X-CSRF-Token'];
    return $ref?.endsWith('/IdempotencyKey') ? ['Idempotency-Key'] : [];
  });
  const pin = operation.security.some((one) => 'pin' in one) ? ['X-Share-Pin'] : [];
  const token = operation.security.flatMap((one) => (one.token ?? []).map((scope) => `Bearer: ${scope}`));
  const level = operation['x-level'] ? [operation['x-level']] : [];
  return html`<ul class="chips"><li>${accessText(operation, path, frame)}</li>${[
    ...level,
    ...token,
    ...headers,
    ...pin,
  ].map((text) => html`<li lang="en"><code>${text}</code></li>`)}</ul>`;
}

function operationPart({ path, method, operation }: Place, frame: Frame): Html {
  const { t, origin } = frame;
  const parameters = operation.parameters.filter(({ name }) => name !== undefined).map(parameterField);
  const more = operation.description ? html`<p lang="en">${prose(operation.description)}</p>` : null;
  return html`<details class="${method}" id="${operation.operationId}"><summary><span class="verb">${method.toUpperCase()}</span><code>${path}</code><span class="what" lang="en">${operation.summary}</span></summary><div class="inside">${more}${chips(operation, path, frame)}${table(
    t('apiDocs.parameters'),
    parameters,
    frame,
  )}${bodyTables(operation, frame)}<h3>${t('apiDocs.answers')}</h3><table lang="en"><tbody>${answerRows(operation)}</tbody></table><h3>${t('apiDocs.example')}</h3><pre tabindex="0"><code>${curlOf(origin, path, method, operation)}</code></pre></div></details>
`;
}

export function docsPage(frame: Frame): string {
  const { document, locale, t } = frame;
  const places = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Place => ({ path, method, operation })),
  );
  const groups = document.tags.map(
    ({ name }) => html`<section id="${anchorOf(name)}"><h2 lang="en">${name}</h2>
${places.filter(({ operation }) => operation.tags[0] === name).map((place) => operationPart(place, frame))}</section>
`,
  );
  const [lng = locale] = locales.filter((one) => one !== locale);
  const other = { lng, name: languageNames[lng] };
  return html`<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${t('apiDocs.title')}</title><link rel="icon" href="/icons/icon.svg"><style>${{ html: docsStyle }}</style></head>
<body><header><p class="brand"><a href="/">${PRODUCT_NAME.toUpperCase()}</a></p><h1>${t('apiDocs.title')}</h1><p>${t('apiDocs.intro', { count: countOperations(document) })}</p><p lang="en">${prose(String(document.info.description))}</p><p><a href="/api/openapi.json">${t('apiDocs.document')}</a> · <a href="/api/docs?lng=${other.lng}" hreflang="${other.lng}" lang="${other.lng}">${other.name}</a> (${languageName(other.lng, locale)})</p></header>
<nav aria-label="${t('apiDocs.contents')}"><ul>${document.tags.map(
    ({ name }) => html`<li><a href="#${anchorOf(name)}" lang="en">${name}</a></li>`,
  )}</ul></nav>
<main>${groups}</main></body></html>
`.html;
}
