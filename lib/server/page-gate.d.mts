import type { ServerResponse } from 'node:http';

export function isPagePath(path: string): boolean;

type EnterPages = (sender: string, response: ServerResponse, render: () => void, refuse: () => void) => void;

export function createPageGate(): EnterPages;
