// The static demo's files, served as the product serves its own: the same content policy with a fresh nonce in each page, and
// any address that is no file is the application's own. Nothing else is answered.
import { randomBytes } from 'node:crypto';
import { createReadStream, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

/**
 * @param {string} folder what the build left
 * @param {number} preferred taken by somebody else, any free one
 * @returns {Promise<{ port: number, close: () => void }>}
 */
export async function serveFiles(folder, preferred) {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const server = createServer((request, response) => {
    const path = pathOf(request.url ?? '/');
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405);
    const file = path === undefined ? undefined : fileOf(folder, path);
    if (file !== undefined) return sendFile(response, file);
    if (path === undefined || IS_A_FILE.test(path)) return refuse(response, 404);
    sendPage(response, page);
  });
  await listen(server, preferred).catch((error) => {
    if (error.code !== 'EADDRINUSE') throw error;
    return listen(server, 0);
  });
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { port: server.address().port, close };
}

/** As the product's (apps/server/src/platform/http/proteger.ts): a test compares them. */
export const policy = (nonce) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src-elem 'self' 'nonce-${nonce}'`,
    "style-src-attr 'none'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self' blob:",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** A page in the place of a script would be taken for one; and there is no API. */
const IS_A_FILE = /^\/(?:api|assets|i18n)\/|^\/[\w.-]+\.[a-z]+$/;

const SAFE = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** Only for this computer: a browser takes what answers there from localhost alone. */
function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** Undefined when it cannot be read. */
function pathOf(url) {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return undefined;
  }
}

/** A file of the build, never one outside of it; and the page is never a plain file. */
function fileOf(folder, path) {
  const file = join(folder, path);
  const isPlain = !/[\\\0]|\/\.|^\/index\.html/.test(path);
  return isPlain && statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined;
}

function sendPage(response, page) {
  const nonce = randomBytes(16).toString('base64');
  response.writeHead(200, {
    ...SAFE,
    'content-type': TYPES['.html'],
    'content-security-policy': policy(nonce),
    'cache-control': 'no-store',
  });
  response.end(page.replaceAll('__CSP_NONCE__', nonce));
}

function sendFile(response, file) {
  response.writeHead(200, {
    ...SAFE,
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'cache-control': 'no-cache',
  });
  createReadStream(file).pipe(response);
}

function refuse(response, status) {
  response.writeHead(status, { ...SAFE, 'content-type': 'text/plain; charset=utf-8' });
  response.end(status === 404 ? 'NOT FOUND' : 'METHOD NOT ALLOWED');
}
