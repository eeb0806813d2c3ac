// Brings the rows of a sheet, all or none. A rehearsal (ensayo) does the same work and undoes it, so that it knows what only the
// database knows.
import {
  ERRORES_DE_HOJA_MAX,
  type ErrorDeFilaDeAhorro,
  type ResultadoDeAhorros,
} from '@cuadra/contract/ahorros/importaciones';
import type { Lectura } from '@cuadra/contract/hojas/lectura';
import type { Mapeo } from '@cuadra/contract/hojas/mapeo';
import { CERO, type Centavos } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import { comoRechazoDelLibro } from '#contabilidad/libro/rechazo.ts';
import type { ClaseDeHoja } from '#hojas/clase-de-hoja.ts';
import { entenderHoja } from '#hojas/entender-hoja.ts';
import { recordarMapeo } from '#hojas/mapeos-recordados.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import { avisar, escribir, type Tx } from '#platform/database/escribir.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { ProblemaError } from '#platform/problema.ts';
import { type HojaSubida, lectorDeHojas } from '#platform/sheets/leer-hoja-subida.ts';
import { type FilaPorLeer, filaPorLeer } from './fila-por-leer.ts';

export const FILAS_DE_AHORROS_MAX = 200_000;

interface FilaJuzgada<C extends string, V> {
  readonly fila: FilaPorLeer<C>;
  readonly valor: V;
}

/** A kind of sheet: how a row reads, what must hold among all of them and with what there is, and how they are kept. */
export interface Importable<C extends string, V> {
  readonly accion: string;
  /** Null: it does not read, and the row says why. */
  readonly leer: (fila: FilaPorLeer<C>) => V | null;
  readonly juzgar: (tx: Tx, contexto: ContextoConActor, filas: readonly FilaJuzgada<C, V>[]) => Promise<void>;
  /** What they add up to. */
  readonly guardar: (tx: Tx, contexto: ContextoConActor, valores: readonly V[]) => Promise<Centavos>;
}

interface PorImportar<C extends string, V> extends Pick<HojaSubida, 'archivo' | 'seFue'> {
  readonly clase: ClaseDeHoja<C>;
  readonly importable: Importable<C, V>;
  readonly mapeo?: Mapeo<C> | undefined;
  readonly lectura?: Lectura | undefined;
  readonly ensayo: boolean;
}

export async function importarHoja<C extends string, V>(
  plataforma: Plataforma,
  contexto: ContextoConActor,
  pedido: PorImportar<C, V>,
): Promise<ResultadoDeAhorros> {
  const { clase, importable, mapeo, lectura, ensayo, archivo, seFue } = pedido;
  const leerHoja = lectorDeHojas(plataforma, contexto);
  const leidas = await leerHoja({
    ...{ archivo, filasMax: FILAS_DE_AHORROS_MAX, hoja: lectura?.hoja },
    ...(ensayo ? { seFue } : {}),
  });
  const hoja = entenderHoja(leidas, clase, { mapeo, lectura });
  const filas = hoja.filas.map((cruda) => filaPorLeer<C>(cruda, hoja));
  const resultado = await escribir(plataforma.db, contexto, importable.accion, (tx) =>
    traer(tx, contexto, importable, filas, ensayo),
  );
  if (mapeo !== undefined && resultado.nuevas > 0)
    await recordarMapeo(
      plataforma,
      contexto,
      { clase: clase.clase, encabezado: hoja.encabezado, lectura: hoja.lectura },
      mapeo,
    );
  return resultado;
}

async function traer<C extends string, V>(
  tx: Tx,
  contexto: ContextoConActor,
  { leer, juzgar, guardar }: Importable<C, V>,
  filas: readonly FilaPorLeer<C>[],
  ensayo: boolean,
): Promise<ResultadoDeAhorros> {
  const leidas = filas.flatMap((fila) => {
    const valor = leer(fila);
    return valor === null ? [] : [{ fila, valor }];
  });
  await juzgar(tx, contexto, leidas);
  const errores = filas.flatMap((fila) => fila.errores);
  const valores = leidas.filter(({ fila }) => fila.errores.length === 0).map(({ valor }) => valor);
  if (errores.length > 0 && !ensayo) throw conErrores(errores);
  const sinErrores = errores.length === 0;
  const monto = sinErrores ? await enSuLugar(tx, () => guardar(tx, contexto, valores), ensayo) : CERO;
  if (!ensayo) await avisar(tx, { permiso: 'ahorros:ver' }, { tipo: 'ahorros-cambio' });
  return {
    ensayo,
    filas: filas.length,
    nuevas: valores.length,
    monto,
    errores: errores.slice(0, ERRORES_DE_HOJA_MAX),
    conErrores: filas.filter((fila) => fila.errores.length > 0).length,
  };
}

/** A rehearsal leaves nothing behind. */
async function enSuLugar(tx: Tx, hacer: () => Promise<Centavos>, ensayo: boolean): Promise<Centavos> {
  if (!ensayo) return hacer();
  await sql`savepoint ensayo`.execute(tx);
  try {
    return await hacer();
  } catch (error) {
    throw comoRechazoDelLibro(error);
  } finally {
    await sql`rollback to savepoint ensayo`.execute(tx);
    await sql`release savepoint ensayo`.execute(tx);
  }
}

function conErrores(errores: readonly ErrorDeFilaDeAhorro[]): ProblemaError {
  return new ProblemaError('IMPORTACION_CON_ERRORES', {
    errores: errores.slice(0, ERRORES_DE_HOJA_MAX).map(({ linea, campo, codigo, mensaje }) => ({
      campo: `línea ${linea} · ${campo}`,
      codigo,
      mensaje,
    })),
  });
}
