// A start that fails in part is logged and shows what there is; what is missing is asked for again without a word.
import { verNavegacion } from '@cuadra/contract/escritorio/navegacion';
import { verPreferencias } from '@cuadra/contract/escritorio/preferencias';
import type { i18n } from 'i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import en from '../../public/i18n/en.json';
import es from '../../public/i18n/es.json';

const responde = { navegacion: true, es: true, en: true };
const SIN_ELEGIR = { theme: null, scheme: null, layout: null, navigation: null, language: null };
let quejas: unknown[];
/** As on a page that was just opened: nothing loaded yet. */
let i18next: i18n;

beforeEach(() => {
  Object.assign(responde, { navegacion: true, es: true, en: true });
  quejas = [];
  vi.useFakeTimers();
  vi.resetModules();
  vi.doMock('i18next', async (original) => {
    const modulo = await original<typeof import('i18next')>();
    i18next = modulo.createInstance();
    return { ...modulo, default: i18next };
  });
  const guardado = new Map<string, string>();
  vi.stubGlobal('window', { addEventListener: () => undefined });
  vi.stubGlobal('location', { origin: 'https://cuadra.gt' });
  vi.stubGlobal('navigator', { languages: ['es-GT'] });
  vi.stubGlobal('localStorage', {
    getItem: (clave: string) => guardado.get(clave) ?? null,
    setItem: (clave: string, valor: string) => void guardado.set(clave, valor),
    removeItem: (clave: string) => void guardado.delete(clave),
  });
  vi.spyOn(console, 'error').mockImplementation((...partes) => void quejas.push(partes.join(' ')));
  vi.stubGlobal('fetch', async (direccion: string) => {
    if (direccion.endsWith('i18n/es.json') && responde.es) return Response.json(es);
    if (direccion.endsWith('i18n/en.json') && responde.en) return Response.json(en);
    if (direccion.includes('i18n/')) return new Response('', { status: 500 });
    if (direccion.startsWith(verNavegacion.path) && !responde.navegacion)
      return new Response('', { status: 400 });
    if (direccion.startsWith(verPreferencias.path)) return Response.json(SIN_ELEGIR);
    return Response.json([]);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.doUnmock('i18next');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function arrancar() {
  const { loadShellData } = await import('./shell-data.ts');
  const cargado = loadShellData();
  await vi.advanceTimersByTimeAsync(5_000);
  await cargado;
}

test('sin menú, el marco se muestra igual y queda anotado', async () => {
  responde.navegacion = false;
  await arrancar();
  expect(quejas.filter((queja) => String(queja).includes(verNavegacion.path))).toHaveLength(1);
});

test('sin ningún archivo de idioma se habla con la copia que trae el programa', async () => {
  Object.assign(responde, { es: false, en: false });
  await arrancar();
  expect(i18next.t('user.signOut')).toBe('Cerrar sesión');
  expect(quejas).toContain('i18n/es.json could not be loaded');
});

test('con otro idioma mientras tanto, el propio se vuelve a pedir hasta que llega', async () => {
  responde.es = false;
  await arrancar();
  expect(i18next.t('user.signOut')).toBe('Sign out');
  await vi.advanceTimersByTimeAsync(15_000);
  expect(i18next.t('user.signOut')).toBe('Sign out');
  responde.es = true;
  await vi.advanceTimersByTimeAsync(15_000);
  expect(i18next.t('user.signOut')).toBe('Cerrar sesión');
});
