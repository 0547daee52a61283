import { isId } from '@/lib/core/validation/ids';

const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const PHOTO = new RegExp(`/api/(?:pets|users)/${ID}(?:/photo\\?v=[0-9a-f]+|/photos/${ID}/file\\b)`, 'g');
const PROGRAM =
  /\/_next\/static\/[\w./%()[\]~-]{1,200}?\.(?:js|css|woff2|svg)\b(?!" noModule)|"static\/[\w./%()[\]~-]{1,200}?\.js\b/g;
const START = /\/_next\/static\/chunks\/webpack-[\w-]+\.js/;
const CURSOR = /\\"nextCursor\\":\\"([\w.:~%+-]+)\\"/g;

const entities = new Map<string, string>(
  Object.entries({
    '&amp;': '&',
    '&lt;': '<',
    '&gt;': '>',
    '&quot;': '"',
    '&#x27;': "'",
  }),
);

const firstOf = (html: string, expression: RegExp) => expression.exec(html)?.[1] ?? '';

/** Drops the product name. Decodes the five entities that React writes. */
export function titleOf(html: string): string {
  const [title = ''] = firstOf(html, /<title>([^<]{0,500})/).split(' · ');
  return title.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities.get(entity) ?? entity).trim();
}

export function langOf(html: string): string {
  return firstOf(html, /<html[^>]{0,300}? lang="([a-z-]{2,10})"/);
}

/** Identifies the build by the name of the webpack script that starts the page. */
export function buildOf(html: string): string {
  return START.exec(html)?.[0] ?? '';
}

export function programFiles(html: string): string[] {
  const found = html.match(PROGRAM) ?? [];
  return [...new Set(found.map((name) => (name.startsWith('"') ? `/_next/${name.slice(1)}` : name)))];
}

export function smallPhoto(address: string): string | null {
  const [found] = address.match(PHOTO) ?? [];
  if (found === undefined || !address.startsWith(found)) return null;
  return found.includes('?') ? `${found}&size=small` : `${found}?size=small`;
}

export function photosIn(html: string): string[] {
  return [...new Set((html.match(PHOTO) ?? []).flatMap((found) => smallPhoto(found) ?? []))];
}

export function cursorIn(html: string): string | null {
  const found = new Set([...html.matchAll(CURSOR)].map(([, cursor]) => cursor));
  const [cursor] = found;
  return found.size === 1 && cursor !== undefined ? cursor : null;
}

export function isWhole(html: string): boolean {
  return html.endsWith('</html>') && !/name="next-error"|<template data-dgst/.test(html);
}

export function withSavedAt(html: string, savedAt: number): string {
  return html.replace('<html ', `<html data-saved-at="${savedAt}" `);
}

export function petIn(path: string): string | null {
  const id = /^\/(?:api\/)?pets\/([0-9a-f-]{36})/.exec(path)?.[1];
  return id !== undefined && isId(id) ? id : null;
}
