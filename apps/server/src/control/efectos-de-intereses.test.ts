// The rows of the matrix of effects that decide what members earn: products, rates and runs of interest, walked.
import * as pasos from '@cuadra/contract/ahorros/pasos-de-corrida';
import * as productos from '@cuadra/contract/ahorros/productos';
import * as deReglas from '@cuadra/contract/ahorros/reglas';
import * as deTasas from '@cuadra/contract/ahorros/tasas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pedirReversion } from '#ahorros/intereses/corridas/pedir-reversion.ts';
import { type MundoDeIntereses, mundoDeIntereses } from '#ahorros/intereses/testing/mundo-de-intereses.ts';
import { DE_OTRO_AHORRO, reglas, TASAS } from '#ahorros/productos/testing/mundo-de-productos.ts';
import { GASTO_VISTA } from '#ahorros/testing/mundo-de-ahorros.ts';
import { publicarProducto } from '#ahorros/testing/productos-de-prueba.ts';
import { hecha } from '#contabilidad/cajas/testing/mundo-de-cajas.ts';
import { contratar } from '#contabilidad/libro/testing/oficina.ts';
import { hastaQue } from '#testing/hasta-que.ts';
import { DECIDE, limitarTodo, OTRA_COSA, recorrerFilas } from './testing/recorrer.ts';

let mundo: MundoDeIntereses;
let contadorDeOtra = '';
/** In preparation, with its rules. */
let porActivar = 0;
/** What waits to be published, by product. */
const borradores = new Map<number, { readonly reglas: number; readonly tasas: number }>();
/** Each of an agencia: both calculated, the third one paid and to be undone. */
let [deLa01, deLa02, pagada] = [0, 0, 0];

beforeAll(async () => {
  mundo = await mundoDeIntereses({ politica: 'de-fabrica', trabajos: true });
  await contratar(mundo, 'contador-02@cuadra.demo', ['contador'], ['02']);
  contadorDeOtra = await mundo.entrar('contador-02@cuadra.demo');
  porActivar = await publicarProducto(
    mundo,
    { escribe: mundo.ahorros.id, publica: mundo.contador.id },
    {
      ...{ codigo: 'AHI', nombre: 'Ahorro infantil', clase: 'vista', idCuenta: DE_OTRO_AHORRO },
      ...{ cuentaGasto: GASTO_VISTA, abono: 'mensual', tramos: [{ ppm: 40_000 }] },
    },
  );
  for (const producto of [mundo.vista, porActivar]) borradores.set(producto, await escribir(producto));
  const { id } = await mundo.abrir({ agencia: '03' });
  await mundo.depositar(id, 1_000_00);
  [deLa01, deLa02, pagada] = [await correr('01'), await correr('02'), await correr('03')];
  await mundo.aprobar(pagada);
  await mundo.aplicar(pagada);
  const pedida = { version: await versionDe(pagada), motivo: 'Era otra tasa' };
  await mundo.como(mundo.ahorrosDeTodas, ['ahorros'], (tx, contexto) =>
    pedirReversion(tx, contexto, pagada, pedida),
  );
  await limitarTodo(mundo);
});
afterAll(() => mundo.cerrar());

const correr = (agencia: string) => mundo.calcular({ agencias: [agencia] });
const versionDe = async (corrida: number) => (await mundo.leer(corrida)).version;

/** Rules and rates of next year, by who does not publish them. */
async function escribir(id: number) {
  const { token } = mundo.ahorros;
  const params = { id };
  const desde = '2027-01-01';
  const { versiones } = hecha(
    await mundo.llamar(deReglas.escribirReglas, { params, body: reglas({ desde }) }, { token }),
  );
  const { tablas } = hecha(
    await mundo.llamar(deTasas.escribirTasas, { params, body: { ...TASAS, desde } }, { token }),
  );
  const deEsteAnio = ({ desde: suyo }: { readonly desde: string }) => suyo === desde;
  return { reglas: versiones.find(deEsteAnio)?.id ?? 0, tasas: tablas.find(deEsteAnio)?.id ?? 0 };
}

const comun = {
  ...DECIDE,
  mundo: () => mundo,
  token: () => mundo.contador.token,
  autoriza: () => ({ token: mundo.contador2.token, deOtra: contadorDeOtra }),
};

const publicar = (que: 'reglas' | 'tasas') => async (monto: number) => {
  const id = monto === OTRA_COSA ? porActivar : mundo.vista;
  return { params: { id, regla: borradores.get(id)?.[que] }, body: { version: 0 } };
};
const versionDeProducto = async (id: number) =>
  (
    await mundo.db
      .selectFrom('productoAhorro')
      .select('version')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).version;

recorrerFilas('control/efectos-de-intereses.test.ts', {
  'POST /api/ahorros/corridas/:id/aprobacion aprobar-corrida': {
    ...{ ...comun, endpoint: pasos.aprobarCorrida },
    pedir: async (monto) => {
      const id = monto === OTRA_COSA ? deLa02 : deLa01;
      const { version, huella } = await mundo.leer(id);
      return { params: { id }, body: { version, huella, aceptaAdvertencias: 'Revisadas' } };
    },
  },
  'POST /api/ahorros/corridas/:id/reversion deshacer-corrida': {
    ...{ ...comun, endpoint: pasos.resolverReversionDeCorrida },
    pedir: async (monto) => {
      const id = monto === OTRA_COSA ? deLa02 : pagada;
      return { params: { id }, body: { version: await versionDe(id), aprueba: true, motivo: null } };
    },
  },
  'POST /api/ahorros/productos/:id/activacion productos': {
    ...{ ...comun, endpoint: productos.activarProducto },
    pedir: async (monto) => {
      const id = monto === OTRA_COSA ? mundo.vista : porActivar;
      return { params: { id }, body: { version: await versionDeProducto(id) } };
    },
  },
  'POST /api/ahorros/productos/:id/suspension productos': {
    ...{ ...comun, endpoint: productos.suspenderProducto },
    pedir: async (monto) => {
      const id = monto === OTRA_COSA ? mundo.vista : mundo.plazo;
      return { params: { id }, body: { suspendido: true, version: await versionDeProducto(id) } };
    },
  },
  'POST /api/ahorros/productos/:id/versiones/:regla/publicacion productos': {
    ...{ ...comun, endpoint: deReglas.publicarReglas, pedir: publicar('reglas') },
  },
  'POST /api/ahorros/productos/:id/tasas/:regla/publicacion tasas': {
    ...{ ...comun, endpoint: deTasas.publicarTasas, pedir: publicar('tasas') },
  },
});

it('la corrida que se consintió deshacer se deshace, y los libros quedan iguales', async () => {
  await hastaQue(async () => expect((await mundo.leer(pagada)).estado).toBe('revertido'));
  await mundo.exigirIgualdad();
});
