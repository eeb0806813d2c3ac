import { createServer } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { escuchar } from './escuchar.ts';

const queRechaza = (code: string) => ({
  server: createServer(),
  listen: () => Promise.reject(Object.assign(new Error(code), { code })),
});

it('un puerto que el sistema reserva a root se dice con lo que hay que hacer', async () => {
  await expect(escuchar(queRechaza('EACCES'), { puerto: 80, host: '127.0.0.1' })).rejects.toThrow(
    'PORT: el sistema no permite el puerto 80 a este usuario; elija uno desde 1024',
  );
});

it('el que está ocupado, también; lo demás no se disfraza', async () => {
  await expect(escuchar(queRechaza('EADDRINUSE'), { puerto: 8080, host: '127.0.0.1' })).rejects.toThrow(
    'PORT: el puerto 8080 está ocupado',
  );
  await expect(escuchar(queRechaza('ENOSYS'), { puerto: 8080, host: '127.0.0.1' })).rejects.toThrow('ENOSYS');
});

it('en esta máquina está en localhost, también en la otra dirección que ese nombre puede tener', async () => {
  const app = Fastify();
  app.get('/', async () => 'aquí');
  const direccion = await escuchar(app, { puerto: undefined, host: '127.0.0.1' });
  const puerto = new URL(direccion).port;
  expect(direccion).toBe(`http://localhost:${puerto}`);
  const otro = createTcpServer();
  const codigo = await new Promise((listo) => {
    otro.once('error', ({ code }: NodeJS.ErrnoException) => listo(code));
    otro.listen(Number(puerto), '::1', () => listo('libre'));
  });
  // Ours already; or nobody has that address here.
  expect(['EADDRINUSE', 'EADDRNOTAVAIL', 'EAFNOSUPPORT']).toContain(codigo);
  expect(await (await fetch(`http://127.0.0.1:${puerto}`)).text()).toBe('aquí');
  if (codigo === 'EADDRINUSE') expect(await (await fetch(`http://[::1]:${puerto}`)).text()).toBe('aquí');
  await app.close();
});

it('si otro programa tiene ese puerto en cualquiera de las dos, toma el siguiente', async () => {
  const app = Fastify();
  const otro = createTcpServer();
  await new Promise<void>((listo) => otro.listen(0, '127.0.0.1', listo));
  const { port } = otro.address() as AddressInfo;
  await expect(escuchar(app, { puerto: port, host: '127.0.0.1' })).rejects.toThrow('está ocupado');
  otro.close();
  await app.close();
});
