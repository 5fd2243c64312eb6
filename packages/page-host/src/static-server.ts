import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
};

/** The page loads nothing from elsewhere, and nobody may put it into a frame. */
const HEADERS = {
  'content-security-policy':
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; worker-src 'self'; frame-ancestors 'none'; base-uri 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** Names of these files change with their content, so they never grow old. */
const HASHED = /^\/assets\//;

export interface Served {
  readonly server: Server;
  readonly address: string;
}

/** Serves a folder of files and nothing else. Rejects when the port cannot be had. */
export function serveFolder(folder: string, port: number, host: string): Promise<Served> {
  const zipped = new Map<string, Buffer>();
  const server = createServer((request, response) => answer(folder, zipped, request, response));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const bound = server.address();
      if (bound === null || typeof bound === 'string') return reject(new Error('the server has no port'));
      const name = host.includes(':') ? `[${host}]` : host === '127.0.0.1' ? 'localhost' : host;
      resolve({ server, address: `http://${name}:${bound.port}/` });
    });
  });
}

function answer(
  folder: string,
  zipped: Map<string, Buffer>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405);
  const place = findFile(folder, request.url ?? '/');
  if (place === undefined) return refuse(response, 404);
  const { file, name } = place;
  const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
  const isText = !/^(font|image\/png)/.test(type);
  const wantsGzip = isText && /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  const body = wantsGzip ? zip(zipped, file) : readFileSync(file);
  response.writeHead(200, {
    ...HEADERS,
    'content-type': type,
    'content-length': body.length,
    'cache-control': HASHED.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(isText && { vary: 'accept-encoding' }),
    ...(wantsGzip && { 'content-encoding': 'gzip' }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { ...HEADERS, 'content-type': 'text/plain; charset=utf-8' });
  response.end(
    status === 404 ? 'There is no such file here.\n' : 'Files can be read here and nothing else.\n',
  );
}

/** The file that an address means; a folder's is its index page. Nothing outside the folder is ever found. */
function findFile(folder: string, url: string): { readonly file: string; readonly name: string } | undefined {
  const name = decode(url);
  if (name === undefined) return undefined;
  const file = path.join(folder, path.posix.normalize(name), name.endsWith('/') ? 'index.html' : '');
  const isInside = file.startsWith(folder + path.sep);
  return isInside && existsSync(file) && statSync(file).isFile() ? { file, name } : undefined;
}

function decode(url: string): string | undefined {
  try {
    const name = decodeURIComponent(new URL(url, 'http://localhost').pathname);
    return name.includes('\0') ? undefined : name;
  } catch {
    return undefined;
  }
}

/** Zipped once for as long as the file stays as it is. */
function zip(zipped: Map<string, Buffer>, file: string): Buffer {
  const key = `${file} ${statSync(file).mtimeMs}`;
  const known = zipped.get(key) ?? gzipSync(readFileSync(file));
  zipped.set(key, known);
  return known;
}
