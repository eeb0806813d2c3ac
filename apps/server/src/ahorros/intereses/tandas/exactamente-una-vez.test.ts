// However many work on a run and whoever dies meanwhile, accounts and books end as if one process had applied it once, in peace.
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contextoDelSistema } from '#platform/contexto.ts';
import { abrirDatabase, abrirPool, type Database } from '#platform/database/pool.ts';
import { hastaQueAlguienEspere } from '#testing/hasta-que.ts';
import { calcularCorrida } from '../corridas/calcular-corrida.ts';
import { conLaPuertaCerrada, morirEn } from '../testing/morir.ts';
import { type Foto, type MundoDeIntereses, mundoDeIntereses } from '../testing/mundo-de-intereses.ts';
import { avanzarCorrida } from './avanzar-corrida.ts';
import { type EstadoConTandas, hacerTanda } from './hacer-tanda.ts';
import { leerCorridaPorPartes } from './leer-tanda.ts';

const CUENTAS = 12;
const POR_TANDA = 3;

let mundo: MundoDeIntereses;
let otroProceso: Database;
beforeEach(async () => {
  mundo = await conMasCuentas();
  otroProceso = abrirDatabase(abrirPool(mundo.urlDeLaAplicacion));
});
afterEach(async () => {
  await otroProceso?.destroy();
  await mundo?.cerrar();
});

test('varios procesos a la vez: cada cuenta una vez, como si fuera uno solo', async () => {
  const limpia = await aplicadaEnPaz();
  const id = await mundo.calcular({}, POR_TANDA);
  await mundo.aprobar(id);
  await mundo.empezarAAplicar(id);
  await Promise.all([0, 1, 2, 3, 4, 5].map((n) => trabajarEn(n % 2 === 0 ? mundo.db : otroProceso, id)));
  expect(await mundo.leer(id)).toMatchObject({ estado: 'aplicado' });
  expect(await mundo.foto()).toEqual(limpia);
  await mundo.exigirIgualdad();
});

test('también se calcula entre varios, y la huella es la misma que la de uno solo', async () => {
  const sola = await mundo.calcular({}, POR_TANDA);
  const { huella } = await mundo.leer(sola);
  await reabrirCalculo(sola);
  await Promise.all([0, 1, 2].map((n) => trabajarEn(n % 2 === 0 ? mundo.db : otroProceso, sola)));
  expect(await mundo.leer(sola)).toMatchObject({ estado: 'calculado', intento: 2, huella });
});

test('quien muere en cualquier tanda del cálculo no deja líneas a medias', async () => {
  const id = await mundo.calcular({}, POR_TANDA);
  const primeras = await mundo.lineas(id);
  await reabrirCalculo(id);
  await morirEnCadaTanda(id, 'calculando', 'lineas');
  expect(await mundo.leer(id)).toMatchObject({ estado: 'calculado' });
  expect(await mundo.lineas(id)).toEqual(primeras);
});

test('quien muere en cualquier tanda de la aplicación no abona nada de ella, y otro la hace entera', async () => {
  const limpia = await aplicadaEnPaz();
  const id = await mundo.calcular({}, POR_TANDA);
  await mundo.aprobar(id);
  await mundo.empezarAAplicar(id);
  await morirEnCadaTanda(id, 'aplicando', 'libros');
  expect(await mundo.leer(id)).toMatchObject({ estado: 'aplicado' });
  expect(await mundo.foto()).toEqual(limpia);
  await mundo.exigirIgualdad();
});

test('quien muere en cualquier tanda de la reversión no devuelve nada de ella, y otro la hace entera', async () => {
  const limpia = await (async () => {
    const otro = await conMasCuentas();
    const suya = await otro.calcular({}, POR_TANDA);
    await otro.aprobar(suya);
    await otro.aplicar(suya);
    await otro.revertir(suya);
    const foto = await otro.foto();
    await otro.cerrar();
    return foto;
  })();
  const id = await mundo.calcular({}, POR_TANDA);
  await mundo.aprobar(id);
  await mundo.aplicar(id);
  await mundo.empezarARevertir(id);
  await morirEnCadaTanda(id, 'revirtiendo', 'libros');
  expect(await mundo.leer(id)).toMatchObject({ estado: 'revertido' });
  expect(await mundo.foto()).toEqual(limpia);
  await mundo.exigirIgualdad();
});

test('los retiros que llegan durante la aplicación esperan a su tanda: ni se pierden ni sobregiran', async () => {
  const id = await mundo.calcular({}, POR_TANDA);
  await mundo.aprobar(id);
  await mundo.empezarAAplicar(id);
  const cuentas = (await mundo.lineas(id)).map(({ cuenta }) => cuenta);
  const retirar = async (cuenta: number) => {
    for (;;) {
      try {
        await mundo.depositar(cuenta, -7_00, '2026-11-16');
        return;
      } catch (error) {
        if (!(error instanceof Error) || !error.message.includes('recibiendo sus intereses')) throw error;
      }
    }
  };
  await Promise.all([trabajarEn(mundo.db, id), trabajarEn(otroProceso, id), ...cuentas.map(retirar)]);
  expect(await mundo.leer(id)).toMatchObject({ estado: 'aplicado', lineas: cuentas.length });
  const { rows } = await sql<{ interes: number; retiros: number }>`
    select count(*) filter (where clase = 'interes')::int as interes, count(*) filter (where clase = 'retiro')::int as retiros
    from movimiento_ahorro where cuenta = any(${cuentas}::bigint[])`.execute(mundo.db);
  expect(rows).toEqual([{ interes: cuentas.length, retiros: cuentas.length }]);
  await mundo.exigirIgualdad();
});

test('a una cuenta que está en manos de una tanda no se la espera con los libros tomados: se dice, y se intenta otra vez', async () => {
  const id = await mundo.calcular({}, POR_TANDA);
  await mundo.aprobar(id);
  await mundo.empezarAAplicar(id);
  const [primera] = await mundo.lineas(id);
  await conLaPuertaCerrada(mundo.url, 'libros', async (dueno) => {
    const aplicando = trabajarEn(mundo.db, id);
    await hastaQueAlguienEspere(mundo.url);
    await expect(
      dueno.query(`select ahorro_mover($1, 'retiro', -100, '2026-11-16', '2026-11-16', gen_random_uuid())`, [
        primera?.cuenta,
      ]),
    ).rejects.toMatchObject({ constraint: 'CUENTA_OCUPADA' });
    await dueno.query('rollback');
    await aplicando;
  });
  expect(await mundo.leer(id)).toMatchObject({ estado: 'aplicado' });
});

async function conMasCuentas(): Promise<MundoDeIntereses> {
  const nuevo = await mundoDeIntereses();
  for (let i = 0; i < CUENTAS; i++) {
    const { id } = await nuevo.abrir({ numero: `01-MAS-${100 + i}`, agencia: i % 3 === 0 ? '02' : '01' });
    await nuevo.depositar(id, 100_00 + i * 37_13);
  }
  return nuevo;
}

async function aplicadaEnPaz(): Promise<Foto> {
  const otro = await conMasCuentas();
  const id = await otro.calcular({}, POR_TANDA);
  await otro.aprobar(id);
  await otro.aplicar(id);
  const foto = await otro.foto();
  await otro.cerrar();
  return foto;
}

const sistema = () => contextoDelSistema(mundo.reloj.ahora(), 'prueba');

const trabajarEn = (db: Database, id: number) =>
  avanzarCorrida({ ...mundo.plataforma, db }, id, { contexto: sistema(), esUltimoIntento: false });

/** Asked for again, and not done yet. */
async function reabrirCalculo(id: number): Promise<void> {
  const { version } = await mundo.leer(id);
  await mundo.como(mundo.ahorrosDeTodas, ['ahorros'], (tx, contexto) =>
    calcularCorrida(tx, contexto, id, { version }, { encolar: async () => undefined }),
  );
}

/** One dies at each tanda, which is then done by another; at the end, somebody closes the run. */
async function morirEnCadaTanda(
  id: number,
  estado: EstadoConTandas,
  puerta: 'libros' | 'lineas',
): Promise<void> {
  const { rows } = await sql<{ tandas: number }>`
    select count(*)::int as tandas from corrida_tanda where corrida = ${id}`.execute(mundo.db);
  const tandas = rows[0]?.tandas ?? 0;
  expect(tandas).toBeGreaterThan(3);
  for (let i = 0; i < tandas; i++) {
    expect(await morirEn(mundo, puerta, (db) => trabajarEn(db, id))).toBe('murió');
    const corrida = await leerCorridaPorPartes(mundo.db, id);
    if (corrida === undefined) throw new Error(`No hay corrida ${id}`);
    expect(corrida.estado).toBe(estado);
    expect(await hacerTanda(mundo.db, sistema(), corrida, estado)).toBe(i + 1);
  }
  await mundo.avanzar(id);
}
