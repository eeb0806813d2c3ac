// How long it takes to prove books of LINEAS lines (a million; LINEAS=10000000 takes a quarter of an hour): from the last head, as every night,
// and whole, against PostgreSQL reading and hashing the same lines by itself.
import { randomUUIDv7 } from 'node:crypto';
import { centavos } from '@cuadra/core/dinero';
import { auxiliares, testigoDe } from '../apps/server/src/composicion.ts';
import { contabilizarTandas } from '../apps/server/src/contabilidad/libro/contabilizar.ts';
import type { PartidaPorContabilizar } from '../apps/server/src/contabilidad/libro/partida-por-contabilizar.ts';
import { partida } from '../apps/server/src/contabilidad/saldos/testing/libro-de-prueba.ts';
import { conRevisores } from '../apps/server/src/contabilidad/verificacion/abrir-revisores.ts';
import { verificar } from '../apps/server/src/contabilidad/verificacion/verificar.ts';
import { leerConfig } from '../apps/server/src/platform/config.ts';
import { contextoDelSistema } from '../apps/server/src/platform/contexto.ts';
import { escribir } from '../apps/server/src/platform/database/escribir.ts';
import { abrirDatabase, abrirPool, type Database } from '../apps/server/src/platform/database/pool.ts';
import { relojDelSistema } from '../apps/server/src/platform/reloj.ts';
import { type Banco, enUnBanco } from './banco.ts';
import { sellarLibros } from './caidas-sellar.ts';
import { detallar, informar, porSegundo } from './informe.ts';
import { cuentasManuales, hoyEnGuatemala } from './partidas-de-prueba.ts';

const LINEAS = Number(process.env.LINEAS ?? 1_000_000);
const POR_PARTIDA = 8;
const PARTIDAS = Math.round(LINEAS / POR_PARTIDA);
const DIAS = 300;
const POR_TANDA = 1_000;
const POR_TRANSACCION = 100_000;
/** PostgreSQL has one connection for it, the verification all the cores there are. */
const META = 3;
const META_DESDE_LA_CABEZA = 0.3;

await enUnBanco(
  async (banco) => {
    const db = abrirDatabase(abrirPool(banco.urlDeLaAplicacion));
    try {
      await llenar(db, banco);
      await sellarLibros(banco.cuadra.url);
      await banco.dueno.query('vacuum analyze');
      const directa = await medir(() =>
        banco.dueno.query('select sum(hashtextextended(l::text, 0)) from linea l'),
      );
      const testigo = testigoDe(leerConfig({ DATA_DIR: banco.carpetaDeCuadra }));
      for (const completa of [false, true]) {
        const ms = await medir(async () => {
          const { limpio, primero } = await conRevisores(
            db,
            new AbortController().signal,
            (conexion, manos) => verificar(conexion, { completa, auxiliares, testigo, ...manos }),
          );
          if (!limpio) throw new Error(`Los libros no cuadran: ${primero?.mensaje}`);
        });
        informar({
          nombre: completa ? 'verificar entero' : 'verificar desde la cabeza',
          propio: `${(ms / 1_000).toFixed(1)} s (${porSegundo(LINEAS, ms)})`,
          referencia: `leer y resumir ${(directa / 1_000).toFixed(1)} s`,
          razon: ms / directa,
          meta: { max: completa ? META : META_DESDE_LA_CABEZA },
        });
      }
    } finally {
      await db.destroy();
    }
  },
  { CUADRA_DEMO_HISTORIA: 'false' },
);

async function medir(trabajo: () => Promise<unknown>): Promise<number> {
  const antes = performance.now();
  await trabajo();
  return performance.now() - antes;
}

/** Through the ledger's own door, as an import does: numbered, linked, noted and added up. */
async function llenar(db: Database, { dueno }: Banco): Promise<void> {
  const cuentas = await cuentasManuales(dueno);
  const anio = Number(hoyEnGuatemala().slice(0, 4));
  const ms = await medir(async () => {
    for (let desde = 0; desde < PARTIDAS; desde += POR_TRANSACCION) {
      const hasta = Math.min(desde + POR_TRANSACCION, PARTIDAS);
      const ahora = relojDelSistema.ahora();
      await escribir(db, contextoDelSistema(ahora, 'bench'), 'partidas:contabilizar', async (tx) => {
        for await (const _ of contabilizarTandas(tx, ahora, [anio], tandas(desde, hasta, cuentas, anio)));
      });
    }
  });
  detallar(`${LINEAS.toLocaleString('es-GT')} líneas contabilizadas en ${(ms / 1_000).toFixed(0)} s`);
}

async function* tandas(
  desde: number,
  hasta: number,
  cuentas: readonly string[],
  anio: number,
): AsyncGenerator<PartidaPorContabilizar[]> {
  for (let i = desde; i < hasta; i += POR_TANDA)
    yield Array.from({ length: Math.min(POR_TANDA, hasta - i) }, (_, n) => unaPartida(i + n, cuentas, anio));
}

/** One day after another, with one in ten that comes some weeks late, as books are kept. */
function unaPartida(i: number, cuentas: readonly string[], anio: number): PartidaPorContabilizar {
  const dia = Math.floor((i / PARTIDAS) * DIAS) - (i % 10 === 9 ? i % 40 : 0);
  const fecha = new Temporal.PlainDate(anio, 1, 1).add({ days: Math.max(0, dia) }).toString();
  const cuenta = (n: number) => cuentas[(i * 7 + n * 31) % cuentas.length] ?? '';
  const monto = centavos(100 + (i % 90_000));
  const lineas = Array.from({ length: POR_PARTIDA }, (_, n) => ({
    idCuenta: cuenta(n),
    debe: n % 2 === 0 ? monto : centavos(0),
    haber: n % 2 === 0 ? centavos(0) : monto,
    documento: n === 0 ? `F-${i}` : null,
  }));
  return {
    ...partida(fecha, cuenta(0), cuenta(1), monto, { id: randomUUIDv7(), lineas }),
    agencia: `0${1 + (i % 3)}`,
  };
}
