import type { SesionAbierta } from '@cuadra/contract/acceso/sesion';
import { describe, expect, test } from 'vitest';
import { ApiError, offline } from './api-error.ts';
import { createSession, type EndReason } from './session.ts';

const AHORA_MS = Date.UTC(2026, 0, 15);
const VIGENTE = token(AHORA_MS / 1000 + 60);
const ABIERTA: SesionAbierta = {
  user: {
    id: '6f0b4a52-6a53-4a5d-9f0c-0d6a4f8a2b11',
    name: 'Ana López',
    email: 'ana@cuadra.gt',
    avatar: null,
    status: 'online',
    roles: ['contador'],
    permisos: ['catalogo:ver'],
    agencias: ['01'],
    segundoFactorPendiente: false,
    tienePasskey: false,
    tieneSegundoFactor: false,
  },
  accessToken: token(AHORA_MS / 1000 + 3600),
  tokenType: 'bearer',
};

describe('comprobar la sesión', () => {
  test('sin token: no, y no se pregunta al servidor', async () => {
    const { sesion, preguntas } = montar(undefined);
    expect(await sesion.comprobar()).toBe(false);
    expect(preguntas).toEqual([]);
  });

  test.each([
    ['vencido', token(AHORA_MS / 1000 - 1)],
    ['que vence en este instante', token(AHORA_MS / 1000)],
    ['sin vencimiento', token(undefined)],
    ['que no es un token', 'cualquier cosa'],
    ['con carga ilegible', 'a.%%%.c'],
  ])('con un token %s: no, y no se pregunta', async (_, guardado) => {
    const { sesion, preguntas } = montar(guardado);
    expect(await sesion.comprobar()).toBe(false);
    expect(preguntas).toEqual([]);
  });

  test('con un token vigente se pregunta una vez, se renueva y se recuerda a la persona', async () => {
    const { sesion, preguntas, guardado } = montar(VIGENTE);
    expect(await Promise.all([sesion.comprobar(), sesion.comprobar()])).toEqual([true, true]);
    expect(await sesion.comprobar()).toBe(true);
    expect(preguntas).toEqual([VIGENTE]);
    expect(guardado.get('accessToken')).toBe(ABIERTA.accessToken);
    expect(JSON.parse(guardado.get('loggedUser') ?? '')).toEqual({
      name: 'Ana López',
      email: 'ana@cuadra.gt',
      avatar: null,
    });
    expect(JSON.parse(guardado.get('logged-user') ?? '')).toEqual({
      email: 'ana@cuadra.gt',
      avatar: null,
      status: 'online',
    });
  });

  test('si el servidor lo rechaza (401): no, y no queda nada guardado', async () => {
    const rechazo = new ApiError('Invalid token', { status: 401, codigo: 'TOKEN_INVALIDO' });
    const { sesion, guardado } = montar(VIGENTE, () => Promise.reject(rechazo));
    expect(await sesion.comprobar()).toBe(false);
    expect([...guardado.keys()]).toEqual([]);
  });

  test.each([
    ['sin red', offline()],
    ['con el servidor en problemas', new ApiError('…', { status: 503, codigo: 'BASE_NO_DISPONIBLE' })],
  ])('%s la comprobación misma falla, y el token se conserva', async (_, fallo) => {
    const { sesion, guardado } = montar(VIGENTE, () => Promise.reject(fallo));
    await expect(sesion.comprobar()).rejects.toBe(fallo);
    expect(guardado.get('accessToken')).toBe(VIGENTE);
  });

  test('una respuesta que llega después de salir no vuelve a abrir la sesión', async () => {
    const respuesta = Promise.withResolvers<SesionAbierta>();
    const { sesion, guardado } = montar(VIGENTE, () => respuesta.promise);
    const comprobacion = sesion.comprobar();
    sesion.terminar('salida');
    respuesta.resolve(ABIERTA);
    expect(await comprobacion).toBe(false);
    expect(sesion.usuario()).toBeUndefined();
    expect([...guardado.keys()]).toEqual([]);
  });
});

test('terminar borra lo guardado y avisa con el motivo', () => {
  const { sesion, guardado } = montar(undefined);
  const motivos: EndReason[] = [];
  sesion.alTerminar((motivo) => motivos.push(motivo));
  sesion.abrir(ABIERTA);
  expect([...guardado.keys()].sort()).toEqual(['accessToken', 'logged-user', 'loggedUser']);
  sesion.terminar('otra-pestana');
  expect(sesion.usuario()).toBeUndefined();
  expect([...guardado.keys()]).toEqual([]);
  expect(motivos).toEqual(['otra-pestana']);
});

test('de varios rechazos seguidos, el primero la termina', () => {
  const { sesion } = montar(undefined);
  const motivos: EndReason[] = [];
  sesion.alTerminar((motivo) => motivos.push(motivo));
  sesion.abrir(ABIERTA);
  sesion.terminar('rechazada');
  sesion.terminar('rechazada');
  expect(motivos).toEqual(['rechazada']);
});

function montar(inicial: string | undefined, responder = () => Promise.resolve(ABIERTA)) {
  const guardado = new Map(inicial === undefined ? [] : [['accessToken', inicial]]);
  const preguntas: string[] = [];
  const sesion = createSession({
    almacen: {
      getItem: (clave) => guardado.get(clave) ?? null,
      setItem: (clave, valor) => guardado.set(clave, valor),
      removeItem: (clave) => guardado.delete(clave),
    },
    ahoraMs: () => AHORA_MS,
    continuar: (recibido) => {
      preguntas.push(recibido);
      return responder();
    },
  });
  return { sesion, guardado, preguntas };
}

function token(exp: number | undefined): string {
  return `e30.${btoa(JSON.stringify({ exp }))}.firma`;
}
