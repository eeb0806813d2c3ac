import { describe, expect, test } from 'vitest';
import { mayCarryToken, tokenPolicy } from './token-policy.ts';

const PROPIO = 'https://cuadra.gt';
const politica = { ...tokenPolicy, dominiosPermitidos: ['api.cuadra.gt', 'pruebas.cuadra.gt:8443'] };
const lleva = (destino: string) => mayCarryToken(destino, PROPIO, politica);

describe('el token viaja solo a los dominios permitidos', () => {
  test.each([
    '/api/common/navigation',
    '/api/contabilidad/v2/catalogo?x=1',
    'https://cuadra.gt/api/common/user',
    'https://api.cuadra.gt/api/common/user',
    'https://pruebas.cuadra.gt:8443/api/common/user',
    '//api.cuadra.gt/api/common/user',
  ])('lo lleva %s', (destino) => expect(lleva(destino)).toBe(true));

  test.each([
    ['otro dominio', 'https://ejemplo.com/api/common/user'],
    ['dominio parecido por el final', 'https://api.cuadra.gt.ejemplo.com/api/common/user'],
    ['dominio parecido por el principio', 'https://mapi.cuadra.gt/api/common/user'],
    ['subdominio no listado', 'https://x.api.cuadra.gt/api/common/user'],
    ['dominio puesto como usuario', 'https://api.cuadra.gt@ejemplo.com/api/common/user'],
    ['letra parecida', 'https://api.cuadrа.gt/api/common/user'],
    ['otro puerto del propio', 'https://cuadra.gt:8443/api/common/user'],
    ['otro puerto de un permitido', 'https://api.cuadra.gt:8443/api/common/user'],
    ['sin el puerto del permitido', 'https://pruebas.cuadra.gt/api/common/user'],
    ['sin cifrar', 'http://api.cuadra.gt/api/common/user'],
    ['el propio sin cifrar', 'http://cuadra.gt/api/common/user'],
    ['relativo al protocolo, a otro', '//ejemplo.com/api/common/user'],
    ['con barras invertidas', '\\\\ejemplo.com/api/common/user'],
    ['un dato', 'data:application/json,1'],
    ['algo ilegible', 'https://'],
  ])('no lo lleva: %s', (_, destino) => expect(lleva(destino)).toBe(false));

  test('en desarrollo, sin cifrar, el propio origen con su puerto exacto', () => {
    const propio = 'http://127.0.0.1:5173';
    expect(mayCarryToken('/api/common/user', propio)).toBe(true);
    expect(mayCarryToken('http://127.0.0.1:3000/api/common/user', propio)).toBe(false);
    expect(mayCarryToken('http://127.0.0.1:5173/api/common/user', propio)).toBe(true);
  });
});

describe('el token nunca viaja a las rutas excluidas', () => {
  test.each([
    '/api/auth/sign-in',
    '/api/auth/sign-in?x=1',
    '/api/auth/sign-in/',
    '/api/auth//sign-in',
    '/api/common/../auth/sign-in',
    '/api/auth/%73ign-in',
    '/API/auth/Sign-In',
    '/api/auth/unlock-session',
    '/api/auth/sign-in-with-token',
    '/api/auth/forgot-password',
    '/api/auth/reset-password',
    '/api/auth/sign-up',
    '/api/auth/options',
    'https://api.cuadra.gt/api/auth/sign-in',
  ])('no lo lleva %s', (destino) => expect(lleva(destino)).toBe(false));

  test('cerrar la sesión sí lo necesita', () => expect(lleva('/api/auth/sign-out')).toBe(true));
});
