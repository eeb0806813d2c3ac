// The inbox on a page, for its tests, and the server behind it: it answers with what it is given and keeps what it was asked.
import type { Permiso } from '@cuadra/contract/acceso/permisos';
import type { PorAprobar } from '@cuadra/contract/contabilidad/borradores/por-aprobar';
import type { Autorizacion } from '@cuadra/contract/control/autorizaciones';
import type { Senal } from '@cuadra/contract/control/senales';
import { centavos } from '@cuadra/core/dinero';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { session } from '#platform/current-session.ts';
import { queryClient } from '#platform/query.ts';
import { inSpanish } from '#platform/testing/languages.ts';
import { conSesion } from '#ui/testing/con-sesion.ts';
import { mostrar } from '#ui/testing/mostrar.tsx';
import { Autorizaciones } from '../autorizaciones/autorizaciones.tsx';

interface Pedida {
  readonly ruta: string;
  readonly consulta: string;
  readonly cuerpo: unknown;
  readonly encabezados: Headers;
}

type Respuestas = Readonly<Record<string, (pedida: Pedida) => unknown>>;

interface Bandeja {
  readonly permisos: readonly Permiso[];
  readonly porResponder?: readonly Autorizacion[];
  readonly propias?: readonly Autorizacion[];
  readonly partidas?: readonly PorAprobar[];
  readonly senales?: readonly Senal[];
  /** What else is answered, or otherwise. */
  readonly respuestas?: Respuestas;
  readonly direccion?: string;
}

/** On a screen that has room for the list and the panel beside it, unless told. */
export function conBandeja(ancho = 1440): void {
  let anchoDeAntes = 0;
  beforeAll(inSpanish);
  conSesion();
  beforeEach(() => {
    anchoDeAntes = window.innerWidth;
    Object.assign(window, { innerWidth: ancho });
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800);
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000);
  });
  afterEach(() => {
    // Gone before its server is: what is on the page asks again for what it misses.
    cleanup();
    queryClient.clear();
    Object.assign(window, { innerWidth: anchoDeAntes });
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

/** What it has may change while it is looked at: whoever asks again reads it. */
export function abrirBandeja({ permisos, respuestas = {}, direccion = '/', ...inicial }: Bandeja) {
  const yo = session.usuario();
  if (yo === undefined) throw new Error('Nobody is signed in');
  session.actualizar({ ...yo, permisos: [...permisos] });
  const tiene = { porResponder: [], propias: [], partidas: [], senales: [], ...inicial };
  const pedidas = servir({
    'GET /api/control/autorizaciones': () => ({ porResponder: tiene.porResponder, propias: tiene.propias }),
    'GET /api/contabilidad/partidas/por-aprobar': () => ({
      total: tiene.partidas.length,
      partidas: tiene.partidas,
    }),
    'GET /api/control/senales': ({ consulta }) => ({
      senales: tiene.senales.filter(({ vistaPor }) => vistaPor === null || consulta === 'cuales=todas'),
      sinVer: tiene.senales.filter(({ vistaPor }) => vistaPor === null).length,
    }),
    ...respuestas,
  });
  const router = createRouter({
    routeTree: createRootRoute({ component: Autorizaciones }),
    history: createMemoryHistory({ initialEntries: [direccion] }),
  });
  // The types of the routes are those of the application.
  const pantalla = mostrar(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  return { ...pantalla, router, tiene, a: (ruta: string) => pedidas.filter((una) => una.ruta === ruta) };
}

function servir(respuestas: Respuestas): readonly Pedida[] {
  const pedidas: Pedida[] = [];
  vi.stubGlobal('fetch', async (direccion: string, init: RequestInit) => {
    const [camino = '', consulta = ''] = direccion.split('?');
    const ruta = `${init.method ?? 'GET'} ${camino}`;
    const cuerpo = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const pedida = { ruta, consulta, cuerpo, encabezados: new Headers(init.headers) };
    pedidas.push(pedida);
    const responder = respuestas[ruta];
    if (responder === undefined) throw new Error(`Nobody answers ${ruta}`);
    const respuesta = await responder(pedida);
    return respuesta instanceof Response ? respuesta : Response.json(respuesta);
  });
  return pedidas;
}

/** A refusal, as the server says it. */
export const rechazo = (codigo: string, detail: string, status = 409): Response =>
  Response.json(
    { type: 'about:blank', title: codigo, status, detail, codigo },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );

const AUTOR = { id: '00000000-0000-4000-8000-000000000008', nombre: 'Delia Cucul' };

export const partidaPorAprobar = (cambio: Partial<PorAprobar> = {}): PorAprobar => ({
  partida: {
    ...{ id: '00000000-0000-4000-8000-0000000000d1', ejercicio: 2026, numero: null, numeroOriginal: null },
    ...{ estado: 'en_revision', tipo: 'diario', fecha: '2026-11-18', fechaDocumento: null },
    ...{ registradaEn: '2026-11-18T14:00:00.000Z', editadaEn: '2026-11-18T14:00:00.000Z', agencia: '01' },
    ...{ concepto: 'Pago de luz', debe: centavos(450_00), haber: centavos(450_00), cantidadLineas: 2 },
    ...{ origen: 'manual', autor: AUTOR, aprobador: null, iniciadaPor: null, escritores: [AUTOR.id] },
    ...{ revierte: null, revertidaPor: null, reversionPropuesta: null, soportes: 1, version: 1 },
  },
  motivo: 'Pasa de lo que hace sola.',
  enviadaPor: AUTOR,
  enviadaEn: '2026-11-18T14:00:00.000Z',
  advertencias: 0,
  ...cambio,
});

export const senalDePrueba = (cambio: Partial<Senal> = {}): Senal => ({
  ...{ id: 7, clase: 'a-otro', operacion: 'transferencia-ajena', agencia: '01', monto: centavos(300_00) },
  persona: { id: '00000000-0000-4000-8000-000000000009', nombre: 'Carlos Tut' },
  otra: { id: '00000000-0000-4000-8000-000000000007', nombre: 'Beatriz Choc' },
  partida: { id: '00000000-0000-4000-8000-0000000000e1', numero: 15, ejercicio: 2026 },
  cuenta: { id: 8, numero: '01-10-000008' },
  en: '2026-11-18T15:00:00.000Z',
  vistaPor: null,
  ...cambio,
});
