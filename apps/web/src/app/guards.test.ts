import { describe, expect, test } from 'vitest';
import { requireGuest, requireSecondFactor, requireSession, sessionState } from './guards.ts';

describe('solo autenticados', () => {
  test('quien tiene sesión pasa', () => {
    expect(requireSession('autenticado', '/welcome')).toBeUndefined();
  });

  test('quien no la tiene va a ingresar, con la dirección que pedía y su búsqueda', () => {
    const pedida = '/contabilidad/ver-partidas?desde=2026-01-01&pagina=2';
    expect(requireSession('anonimo', pedida)).toEqual({ to: '/sign-in', search: { redirectURL: pedida } });
  });

  test.each(['/sign-out', '/sign-out?x=1', '/sign-out#x'])('la salida (%s) no se recuerda', (pedida) => {
    expect(requireSession('anonimo', pedida)).toEqual({ to: '/sign-in', search: {} });
  });

  test('una ruta que solo empieza como la salida sí se recuerda', () => {
    expect(requireSession('anonimo', '/sign-out-2')).toEqual({
      to: '/sign-in',
      search: { redirectURL: '/sign-out-2' },
    });
  });

  test('si la comprobación falla, va a ingresar sin parámetro', () => {
    expect(requireSession('fallo', '/welcome')).toEqual({ to: '/sign-in', search: {} });
  });
});

describe('solo invitados', () => {
  test('quien tiene sesión va a la raíz', () => expect(requireGuest('autenticado')).toEqual({ to: '/' }));
  test.each(['anonimo', 'fallo'] as const)('los demás pasan (%s)', (estado) => {
    expect(requireGuest(estado)).toBeUndefined();
  });
});

describe('segundo factor', () => {
  test('a quien le falta se le pide antes de nada, y después sigue adonde iba', () =>
    expect(requireSecondFactor(true, '/contabilidad/cierre?mes=3')).toEqual({
      to: '/segundo-factor',
      search: { redirectURL: '/contabilidad/cierre?mes=3' },
    }));
  test('los demás pasan', () => expect(requireSecondFactor(false, '/welcome')).toBeUndefined());
});

describe('estado de la sesión', () => {
  test.each([
    ['autenticado', () => Promise.resolve(true)],
    ['anonimo', () => Promise.resolve(false)],
    ['fallo', () => Promise.reject(new Error('sin red'))],
  ] as const)('%s', async (estado, comprobar) => {
    expect(await sessionState(comprobar)).toBe(estado);
  });
});
