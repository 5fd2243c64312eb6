import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { serveFolder } from '@sitrep/page-host';
import { expect, test } from 'vitest';
import { withProject } from '../temp-project.ts';

const FILES = {
  'page/index.html': '<p>hello</p>',
  'page/assets/a.js': 'export {};',
  'secret.txt': 'secret',
};

function withServer<V>(work: (address: string, port: number) => Promise<V>): Promise<V> {
  return withProject(FILES, async (folder) => {
    const { server, address } = await serveFolder(`${folder}/page`, 0, '127.0.0.1');
    try {
      return await work(address, (server.address() as AddressInfo).port);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });
}

/** Sends an address as it is: other clients tidy it up. */
function rawGet(port: number, target: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
    );
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('close', () => resolve(text));
  });
}

test('files are served with their types, and hashed ones for good', async () => {
  await withServer(async (address) => {
    const page = await fetch(address);
    expect(await page.text()).toBe('<p>hello</p>');
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const script = await fetch(`${address}assets/a.js`);
    expect(script.headers.get('cache-control')).toContain('immutable');
    expect(script.headers.get('content-encoding')).toBe('gzip');
  });
});

test('nothing outside the folder is found, and nothing can be changed', async () => {
  await withServer(async (address, port) => {
    for (const target of ['/../secret.txt', '/..%2fsecret.txt', '/%2e%2e/secret.txt', '/%zz', '/assets'])
      expect(await rawGet(port, target)).toContain('404');
    expect((await fetch(address, { method: 'POST', body: 'x' })).status).toBe(405);
  });
});

test('a port that is taken is reported', async () => {
  await withServer(async (_address, port) => {
    await expect(serveFolder('.', port, '127.0.0.1')).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});
