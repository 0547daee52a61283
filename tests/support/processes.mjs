import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { createServer } from 'node:net';
import { constants } from 'node:os';
import { root } from '../../.config/prepare.mjs';

const running = new Set();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});
// Otherwise a signal ends this process without an 'exit' event, and its children go on.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, () => process.exit(128 + constants.signals[signal]));

export function start(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options });
  running.add(child);
  child.once('close', () => running.delete(child));
  return child;
}

const LIMIT_MS = 45 * 60_000;

/**
 * Runs a program. Kills it and counts it as failed if it exceeds `limitMs`.
 * @param hideOutput drops standard output
 * @param log file for its output, instead of ours
 * @returns exit code
 */
export function run(command, args, env = {}, { hideOutput = false, log, limitMs = LIMIT_MS, cwd = root } = {}) {
  return new Promise((onExit) => {
    const to = log ? openSync(log, 'a') : 'inherit';
    const stdio = ['ignore', hideOutput ? 'ignore' : to, to];
    const child = start(command, args, { cwd, stdio, env: { ...process.env, ...env } });
    const limit = setTimeout(() => {
      console.error(`Ended after ${limitMs / 60_000} minutes.`);
      child.kill('SIGKILL');
    }, limitMs);
    const endProcess = (code) => {
      clearTimeout(limit);
      if (log) closeSync(to);
      onExit(code);
    };
    child.once('error', () => endProcess(127));
    child.once('close', (code) => endProcess(code ?? 1));
  });
}

export function runQuietly(command, args, options = {}) {
  return new Promise((onExit) => {
    const child = start(command, args, options);
    let output = '';
    const collect = (chunk) => {
      output += chunk;
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('error', (error) => onExit({ code: 127, output: error.message }));
    child.once('close', (code) => onExit({ code: code ?? 1, output }));
  });
}

export function stop(child, signal = 'SIGTERM') {
  return new Promise((onExit) => {
    if (!running.has(child)) return onExit();
    const force = setTimeout(() => child.kill('SIGKILL'), 12_000);
    child.once('close', () => {
      clearTimeout(force);
      onExit();
    });
    child.kill(signal);
  });
}

export function freePort() {
  return new Promise((onStop, onFailure) => {
    const probe = createServer();
    probe.once('error', onFailure);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => onStop(port));
    });
  });
}
