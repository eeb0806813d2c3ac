// The bitácora as its screen asks for it.
import { fueRechazada } from '@cuadra/contract/administracion/bitacora/acciones';
import type * as contrato from '@cuadra/contract/administracion/bitacora/bitacora';
import type { QueryOf, ResponseOf } from '@cuadra/contract/endpoint';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Actor } from '#platform/contexto.ts';
import { crearCursor } from '#platform/cursor.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError, problemaDeCampo } from '#platform/problema.ts';
import { type Alcance, alcanceDe } from './alcance.ts';
import { codigosDe, diferenciaDe, type Fila, identificadoresDe } from './diferencia.ts';
import { sinMontosEscritos } from './montos.ts';
import { leerNombres } from './nombres.ts';
import { comoFila, type FilaDeLista, leerFilas, leerTramo } from './pagina.ts';
import { sobreQue } from './sobre.ts';

const cursor = crearCursor(z.tuple([z.int().min(1)]));

/** Stretches that one answer looks through at most: what is left, the person asks for. */
const TRAMOS_MAX = 3;

export async function listarBitacora(
  db: Database,
  actor: Actor,
  { cursor: lugar, limite, ...filtros }: QueryOf<typeof contrato.listarBitacora>,
): Promise<ResponseOf<typeof contrato.listarBitacora>> {
  if (filtros.idEntidad !== undefined && filtros.entidad === undefined)
    throw problemaDeCampo('PETICION_INVALIDA', 'entidad');
  const alcance = await alcanceDe(db, actor);
  const halladas: FilaDeLista[] = [];
  let desdeN = lugar === undefined ? undefined : cursor.leer(lugar)[0];
  let haMas = true;
  for (let tramo = 0; haMas && tramo < TRAMOS_MAX && halladas.length < limite; tramo++) {
    const falta = limite - halladas.length;
    const { filas, hasta } = await leerTramo(db, {
      ...{ filtros, alcance, desdeN, limite: falta, sentido: 'recientes' },
    });
    halladas.push(...filas);
    haMas = hasta !== undefined;
    desdeN = hasta ?? desdeN;
  }
  return {
    entradas: await enEntradas(db, halladas),
    siguiente: haMas && desdeN !== undefined ? cursor.escribir([desdeN]) : null,
    buscadoHasta: haMas && desdeN !== undefined ? await instanteDe(db, desdeN) : null,
  };
}

async function instanteDe(db: Database, n: number): Promise<string | null> {
  const fila = await db.selectFrom('bitacora').select('instante').where('n', '=', n).executeTakeFirst();
  return fila?.instante ?? null;
}

/** In words; with one question for all the names. */
export async function enEntradas(db: Database, filas: readonly FilaDeLista[]): Promise<contrato.Entrada[]> {
  const nombres = await leerNombres(db, [
    ...new Set(filas.flatMap(({ fila, idEntidad }) => identificadoresDe(fila, { idEntidad }))),
  ]);
  return filas.map((una) => enEntrada(una, nombres));
}

function enEntrada(una: FilaDeLista, nombres: ReadonlyMap<string, string>): contrato.Entrada {
  const { n, instante, actor, nombreActor, direccion, accion, entidad, idEntidad, agencia, fila, conMontos } =
    una;
  const sobre = sobreQue(entidad, idEntidad, fila, nombres);
  return {
    ...{ n, instante, direccion, accion, entidad, idEntidad, agencia },
    actor: actor === null ? null : { id: actor, nombre: nombreActor ?? 'Persona que ya no está' },
    sobre: conMontos ? sobre : sinMontosEscritos(sobre),
    resultado: fueRechazada(accion) ? 'rechazado' : 'hecho',
  };
}

interface FilaCompleta extends FilaDeLista {
  readonly peticion: string | null;
  readonly sesion: string | null;
  readonly antes: Fila;
  readonly despues: Fila;
}

export async function verEntrada(db: Database, actor: Actor, n: number): Promise<contrato.EntradaCompleta> {
  const alcance = await alcanceDe(db, actor);
  const una = await leerCompleta(db, alcance, n);
  const { antes, despues, peticion, sesion, conMontos } = una;
  const nombres = await leerNombres(
    db,
    identificadoresDe(antes, despues, { id: una.idEntidad }),
    codigosDe(antes, despues),
  );
  const visto = await db
    .selectFrom('sesion')
    .select('navegador')
    .where('id', '=', sesion ?? '00000000-0000-0000-0000-000000000000')
    .executeTakeFirst();
  return {
    ...enEntrada(una, nombres),
    peticion,
    navegador: visto?.navegador ?? null,
    ...diferenciaDe(antes, despues, { nombres, conMontos }),
    destino: await destinoDe(db, una),
    deLaMismaPeticion: await enEntradas(db, await leerVecinas(db, alcance, n, peticion)),
  };
}

async function leerCompleta(db: Database, alcance: Alcance, n: number): Promise<FilaCompleta> {
  const [una] = await leerFilas(db, alcance, sql`bitacora b where b.n = ${n}::bigint and ${alcance.filas}`);
  if (una === undefined) throw new ProblemaError('NO_ENCONTRADO');
  const { rows } = await sql<{
    peticion: string | null;
    sesion: string | null;
    antes: string | null;
    despues: string | null;
  }>`select peticion, sesion, antes::text as antes, despues::text as despues from bitacora where n = ${n}::bigint`.execute(
    db,
  );
  const { peticion = null, sesion = null, antes = null, despues = null } = rows[0] ?? {};
  return { ...una, peticion, sesion, antes: comoFila(antes), despues: comoFila(despues) };
}

/** What one call writes stands together: it is looked for around, not in all the history. */
const ALREDEDOR = 2_000;
const VECINAS_MAX = 30;

async function leerVecinas(
  db: Database,
  alcance: Alcance,
  n: number,
  peticion: string | null,
): Promise<readonly FilaDeLista[]> {
  if (peticion === null || peticion === '') return [];
  return leerFilas(
    db,
    alcance,
    sql`bitacora b
      where b.n between ${n - ALREDEDOR}::bigint and ${n + ALREDEDOR}::bigint and b.n <> ${n}::bigint
        and b.peticion = ${peticion} and ${alcance.filas}
      order by b.n limit ${VECINAS_MAX}`,
  );
}

/** Where the thing itself can be looked at, while it is there. */
async function destinoDe(
  db: Database,
  { entidad, idEntidad, fila }: FilaDeLista,
): Promise<contrato.EntradaCompleta['destino']> {
  if (entidad === 'cuenta') return { clase: 'cuenta', id: idEntidad };
  const usuario = entidad === 'usuario' ? idEntidad : fila?.usuario;
  const esDePersona = ['usuario', 'usuario_rol', 'usuario_agencia', 'sesion', 'invitacion'].includes(entidad);
  if (esDePersona && typeof usuario === 'string' && /^[\da-f-]{36}$/.test(usuario))
    return { clase: 'usuario', id: usuario };
  const partida = ['partida', 'borrador'].includes(entidad) ? idEntidad : fila?.partida;
  if (typeof partida !== 'string' || !/^[\da-f-]{36}$/.test(partida)) return null;
  const { rows } = await sql<{
    esta: boolean;
  }>`select agencia_de_partida(${partida}::uuid) is not null as esta`.execute(db);
  return rows[0]?.esta === true ? { clase: 'partida', id: partida } : null;
}

export async function listarActores(db: Database): Promise<ResponseOf<typeof contrato.listarActores>> {
  return db.selectFrom('usuario').select(['id', 'nombre', 'activo']).orderBy('nombre').limit(2_000).execute();
}
