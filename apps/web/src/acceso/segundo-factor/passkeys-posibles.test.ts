import { expect, test } from 'vitest';
import { porQueNoHayPasskeys, type Sitio } from './passkeys-posibles.ts';

const bueno: Sitio = { hostname: 'cuadra.ejemplo.gt', isSecureContext: true, PublicKeyCredential: class {} };

test.each<[string, Partial<Sitio>, string | undefined]>([
  ['por su nombre, con https', {}, undefined],
  ['en la propia máquina', { hostname: 'localhost' }, undefined],
  ['por una dirección IP', { hostname: '192.168.1.20' }, 'dirección IP'],
  ['por una dirección IPv6', { hostname: '[::1]' }, 'dirección IP'],
  ['sin https', { isSecureContext: false }, 'https'],
  ['en un navegador que no las conoce', { PublicKeyCredential: undefined }, 'navegador'],
])('%s', (_, cambio, esperado) => {
  const porQue = porQueNoHayPasskeys({ ...bueno, ...cambio });
  if (esperado === undefined) expect(porQue).toBeUndefined();
  else expect(porQue).toContain(esperado);
});
