import { expect, it } from 'vitest';
import { escuchar } from './escuchar.ts';

const queRechaza = (code: string) => ({
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
