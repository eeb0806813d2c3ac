// The rows of the matrix of effects that close or open the books, or use the sheets of the legal ones, walked. All of them decide.
import * as folios from '@cuadra/contract/contabilidad/folios/folios';
import { imprimirEnFolios } from '@cuadra/contract/contabilidad/folios/impresion-de-libros';
import * as periodos from '@cuadra/contract/contabilidad/periodos/periodos';
import { aprobarReapertura, reabrirPeriodo } from '@cuadra/contract/contabilidad/periodos/reaperturas';
import { PEDIR } from '@cuadra/contract/control/encabezados';
import type { CallOf, Endpoint } from '@cuadra/contract/endpoint';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hecha } from '#contabilidad/cajas/testing/mundo-de-cajas.ts';
import { abrirLibreria, DIARIO, ensayar, type Libreria } from '#contabilidad/folios/testing/libreria.ts';
import { contratar } from '#contabilidad/libro/testing/oficina.ts';
import {
  CAJA_CHICA,
  comoDueno,
  PRODUCTOS,
  partida,
  registrar,
} from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { DECIDE, type Escenario, limitarTodo, OTRA_COSA, recorrerFilas } from './testing/recorrer.ts';

const ENERO = { anio: 2026, mes: 1 };

interface Gente {
  readonly contador: string;
  readonly consiente: string;
  readonly deOtra: string;
}

let libreria: Libreria;
let deLibreria: Gente;
/** What waits to be reopened, by agencia. */
const solicitudes = new Map<string, string>();
const autorizaciones: string[] = [];
beforeAll(async () => {
  libreria = await abrirLibreria();
  await libreria.registrarPartidas(3);
  deLibreria = await conGente(libreria);
  const pide = await libreria.entrar('contador2@cuadra.demo');
  await comoDueno(
    libreria.url,
    `update periodo set estado = 'cerrado' where anio = 2026 and mes = 1 and agencia in ('02', '03')`,
  );
  for (const agencia of ['02', '03']) {
    const body = { agencia, motivo: 'Factura que llegó tarde' };
    const pedida = hecha(await libreria.llamar(reabrirPeriodo, { params: ENERO, body }, { token: pide }));
    if (pedida.resultado === 'por-aprobar') solicitudes.set(agencia, pedida.solicitud.id);
  }
  for (const libro of ['diario', 'estados_financieros'] as const)
    hecha(await libreria.autorizar(libro, 1, 100));
  for (const desde of [1, 11])
    autorizaciones.push(hecha(await libreria.autorizar('inventarios', desde, desde + 9)).id);
  await limitarTodo(libreria);
});

/** Still being set up, with last year to be closed. */
let nueva: AplicacionDePrueba;
let deNueva: Gente;
beforeAll(async () => {
  nueva = await aplicacionDePrueba({ enPuestaEnMarcha: true });
  deNueva = await conGente(nueva);
  await registrar(nueva, partida('2025-03-10', CAJA_CHICA, PRODUCTOS, 1_000_00));
  await registrar(nueva, partida('2026-01-05', CAJA_CHICA, PRODUCTOS, 1_000_00));
  await comoDueno(nueva.url, `update periodo set estado = 'cerrado' where anio = 2025 and mes < 12`);
  await limitarTodo(nueva);
});
afterAll(async () => {
  await libreria.cerrar();
  await nueva.cerrar();
});

/** One who decides, one who consents, and one who would, in an agencia that it is not about. */
async function conGente(mundo: AplicacionDePrueba): Promise<Gente> {
  await contratar(mundo, 'contador3@cuadra.demo', ['contador'], ['01', '02', '03']);
  await contratar(mundo, 'contador-03@cuadra.demo', ['contador'], ['03']);
  return {
    contador: await mundo.entrar('contador@cuadra.demo'),
    consiente: await mundo.entrar('contador3@cuadra.demo'),
    deOtra: await mundo.entrar('contador-03@cuadra.demo'),
  };
}

const en = (mundo: () => AplicacionDePrueba, gente: () => Gente) => ({
  ...{ ...DECIDE, mundo, token: () => gente().contador },
  autoriza: () => ({ token: gente().consiente, deOtra: gente().deOtra }),
});
const comun = en(
  () => libreria,
  () => deLibreria,
);
const alEmpezar = en(
  () => nueva,
  () => deNueva,
);

/** The first of both, unless it is to be something else. */
const elegir = <T>(monto: number, esto: T, otro: T): T => (monto === OTRA_COSA ? otro : esto);

async function porImprimir(monto: number): Promise<object> {
  const pedido = { ...DIARIO, hasta: elegir(monto, 2, 3) };
  const { dicho, problema } = await ensayar(libreria, deLibreria.contador, pedido);
  if (dicho === undefined) throw new Error(problema.detail);
  return { body: { pedido, ...dicho } };
}

const deFolios: Readonly<Record<string, Escenario>> = {
  'PATCH /api/contabilidad/folios/:libro folios': {
    ...{ ...comun, endpoint: folios.cambiarExistenciaMinima },
    pedir: async (monto) => ({
      params: { libro: 'diario' },
      body: { existenciaMinima: elegir(monto, 10, 0) },
    }),
  },
  'PUT /api/contabilidad/folios/:libro/usados-antes folios': {
    ...{ ...alEmpezar, endpoint: folios.decirUsadosAntes },
    pedir: async (monto) => ({ params: { libro: 'diario' }, body: { hasta: elegir(monto, 10, 90) } }),
  },
  'POST /api/contabilidad/folios/:libro/autorizaciones folios': {
    ...{ ...comun, endpoint: folios.registrarAutorizacion },
    pedir: async (monto) => ({
      params: { libro: 'mayor' },
      body: { resolucion: 'SAT-900', fecha: '2026-02-01', desde: 1, hasta: elegir(monto, 100, 100_000) },
    }),
  },
  'DELETE /api/contabilidad/folios/:libro/autorizaciones/:id folios': {
    ...{ ...comun, endpoint: folios.quitarAutorizacion },
    pedir: async (monto) => ({
      params: { libro: 'inventarios', id: elegir(monto, autorizaciones[1], autorizaciones[0]) },
    }),
  },
  'POST /api/contabilidad/folios/:libro/anulaciones folios': {
    ...{ ...comun, endpoint: folios.anularFolios },
    pedir: async (monto) => ({
      params: { libro: 'estados_financieros' },
      body: { desde: 1, hasta: elegir(monto, 1, 100), motivo: 'La impresora la arrugó' },
    }),
  },
  'POST /api/contabilidad/folios/impresiones folios': {
    ...{ ...comun, endpoint: imprimirEnFolios, pedir: porImprimir },
  },
};

it.each(Object.entries(deFolios))(
  '%s: se consiente a esas hojas, que se leen, y no a otras',
  async (_, escenario) => {
    const { mundo, endpoint, token, pedir } = escenario;
    const pedida = async (monto: number) => {
      const call = (await pedir(monto)) as CallOf<Endpoint>;
      const { problema } = await mundo().llamar(endpoint, call, { token: token(), autorizacion: PEDIR });
      return mundo()
        .db.selectFrom('autorizacion')
        .select(['resumen', 'huellas'])
        .where('id', '=', problema.autorizacion ?? '')
        .executeTakeFirstOrThrow();
    };
    const [estas, otras] = [await pedida(OTRA_COSA - 1), await pedida(OTRA_COSA)];
    expect(estas.resumen).toMatch(/^Libro /);
    expect(otras.resumen).not.toBe(estas.resumen);
    // PostgreSQL too tells one from the other, whatever the program sends it.
    expect(otras.huellas).not.toEqual(estas.huellas);
  },
);

recorrerFilas('control/efectos-de-libros.test.ts', {
  'POST /api/contabilidad/periodos/:anio/:mes/cerrar cierre-de-periodo': {
    ...{ ...comun, endpoint: periodos.cerrarPeriodo },
    pedir: async (monto) => ({
      params: { ...ENERO, mes: elegir(monto, 1, 2) },
      body: { agencias: ['01'] },
    }),
  },
  'POST /api/contabilidad/ejercicios/:anio/cerrar cierre-de-periodo': {
    ...{ ...alEmpezar, endpoint: periodos.cerrarEjercicio },
    pedir: async (monto) => ({ params: { anio: elegir(monto, 2025, 2026) } }),
  },
  'POST /api/contabilidad/periodos/reaperturas/:id/aprobar reapertura': {
    ...{ ...comun, endpoint: aprobarReapertura },
    pedir: async (monto) => ({
      params: { id: elegir(monto, solicitudes.get('02'), solicitudes.get('03')) },
    }),
  },
  ...deFolios,
});

it('cerrar en varias agencias, si lleva otra persona, se pide de una en una', async () => {
  const { problema } = await libreria.llamar(
    periodos.cerrarPeriodo,
    { params: { ...ENERO, mes: 2 }, body: { agencias: ['01', '03'] } },
    { token: deLibreria.contador, autorizacion: PEDIR },
  );
  expect(problema.codigo).toBe('DE_UNO_EN_UNO');
});
