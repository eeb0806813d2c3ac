// The bitácora tells how each row came to be what it is: one that is now something else was changed behind its back. Which tables, what
// tells their rows apart and what of them changes without a note is what their own triggers say (database/filas-auditadas.ts): a table
// that is audited tomorrow is compared tomorrow. Columns that came after a note are no difference.
import { nombreDeEntidad } from '@cuadra/contract/administracion/bitacora/entidades';
import type { Hallazgo } from '@cuadra/contract/contabilidad/verificacion';
import { sql } from 'kysely';
import { leerNombres } from '#administracion/bitacora/nombres.ts';
import { rotuloDe } from '#administracion/bitacora/rotulos.ts';
import { leerEnUnInstante } from '#platform/database/escribir.ts';
import {
  filasDe,
  LINEA_BASE,
  notasSeguidasDe,
  TABLAS_AUDITADAS,
  type TablaAuditada,
  ultimasNotasDe,
} from '#platform/database/filas-auditadas.ts';
import type { Database } from '#platform/database/pool.ts';
import { fechaYHora } from '#platform/pdf/documento.ts';
import { conMiles, hallazgoDe } from '../hallazgo.ts';

const POR_TABLA_MAX = 5;
const COLUMNAS_MAX = 3;
/** Tables of millions of rows are read whole: no question that somebody waits for. */
const PLAZO_MS = 600_000;

interface Diferente {
  readonly tabla: string;
  readonly clave: string;
  readonly que: 'cambio' | 'alta' | 'baja';
  readonly columnas: readonly string[] | null;
  /** What a person calls it, if it has a name. */
  readonly nombre: string | null;
  readonly accion: string | null;
  readonly instante: string | null;
}

export interface OpcionesDeFilas {
  /** Also whether each note follows from the one before, which one made up does not. */
  readonly completa: boolean;
  readonly senal?: AbortSignal | undefined;
}

export function revisarFilasAuditadas(
  db: Database,
  { completa, senal }: OpcionesDeFilas,
): Promise<Hallazgo[]> {
  return conPlazo(db, async (conexion) => {
    const { rows: tablas } = await sql<TablaAuditada>`${sql.raw(TABLAS_AUDITADAS)}`.execute(conexion);
    const diferentes: Diferente[] = [];
    const sueltas: NotaSuelta[] = [];
    for (const tabla of tablas) {
      senal?.throwIfAborted();
      diferentes.push(...(await compararTabla(conexion, tabla)));
      if (completa) sueltas.push(...(await hallarNotasSueltas(conexion, tabla)));
    }
    const claves = [...diferentes, ...sueltas].flatMap(({ clave }) => clave.split('/'));
    const nombres = await leerNombres(
      conexion,
      claves.filter((una) => UUID.test(una)),
    );
    return [
      ...diferentes.map((diferente) => enPalabras(diferente, nombres)),
      ...sueltas.map((suelta) => deNotaSuelta(suelta, nombres)),
    ].map((mensaje) => hallazgoDe('bitacora', mensaje));
  });
}

function conPlazo<T>(db: Database, trabajo: (conexion: Database) => Promise<T>): Promise<T> {
  const hacer = async (tx: Database) => {
    await sql`select set_config('statement_timeout', ${String(PLAZO_MS)}, true)`.execute(tx);
    return trabajo(tx);
  };
  return db.isTransaction ? hacer(db) : leerEnUnInstante(db, hacer);
}

type Nombres = ReadonlyMap<string, string>;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

function enPalabras(diferente: Diferente, nombres: Nombres): string {
  const { que, columnas } = diferente;
  const cual = nombrar(diferente, nombres);
  switch (que) {
    case 'cambio':
      return `Cambió ${cual} sin pasar por la bitácora${desdeCuando(diferente)}: ${enLista(columnas ?? [])}.`;
    case 'alta':
      return `Se agregó ${cual} sin pasar por la bitácora.`;
    case 'baja':
      return `Se quitó ${cual} sin pasar por la bitácora${desdeCuando(diferente)}.`;
    default:
      return que satisfies never;
  }
}

/** «Usuario» Ana Morales; «Rol de un usuario» Ana Morales/contador; «Cuenta» Caja general (10100101). */
function nombrar(
  { tabla, clave, nombre }: { tabla: string; clave: string; nombre?: string | null },
  nombres: Nombres,
): string {
  const enClave = clave
    .split('/')
    .map((parte) => nombres.get(parte) ?? parte)
    .join('/');
  const seDice = nombre ?? enClave;
  const codigo = UUID.test(clave) || seDice === enClave ? '' : ` (${enClave})`;
  return `«${nombreDeEntidad(tabla)}» ${seDice}${codigo}`;
}

const desdeCuando = ({ accion, instante }: Diferente): string =>
  accion === LINEA_BASE && instante !== null ? `, que lo anota desde el ${fechaYHora(instante)}` : '';

function enLista(columnas: readonly string[]): string {
  const dichas = columnas.slice(0, COLUMNAS_MAX).map(rotuloDe).join(', ');
  const mas = columnas.length - COLUMNAS_MAX;
  return mas > 0 ? `${dichas} y ${mas} más` : dichas;
}

async function compararTabla(db: Database, tabla: TablaAuditada): Promise<Diferente[]> {
  const { rows } = await sql<Diferente>`
    select ${tabla.tabla} as tabla, coalesce(a.clave, u.clave) as clave,
      case when a.clave is null then 'baja' when u.nota is null then 'alta' else 'cambio' end as que,
      d.columnas, u.accion, u.instante::text,
      (select min(f.fila ->> c.columna) from (select coalesce(a.fila, u.nota) as fila) f,
        unnest(array['nombre', 'nombre_cuenta', 'nombre_agencia', 'titulo']) c (columna)) as nombre
    from (${sql.raw(filasDe(tabla))}) a full join (${sql.raw(ultimasNotasDe(tabla))}) u on u.clave = a.clave
    left join lateral (
      select array_agg(c.key order by c.key) as columnas from jsonb_each(u.nota) c
      where c.key <> all (${tabla.sinNotar}::text[]) and a.fila ? c.key and a.fila -> c.key is distinct from c.value
    ) d on a.fila <> u.nota
    where (a.clave is null and u.nota is not null) or (a.clave is not null and u.nota is null) or d.columnas is not null
    order by 2 limit ${POR_TABLA_MAX}`.execute(db);
  return rows;
}

interface NotaSuelta {
  readonly tabla: string;
  readonly n: string;
  readonly clave: string;
  readonly accion: string;
}

/** Triggers say what a row was as well as what it became: a note that begins from something else was made up. */
async function hallarNotasSueltas(db: Database, tabla: TablaAuditada): Promise<NotaSuelta[]> {
  // What is older than the first row that was noted as it was is not asked: not all was noted then.
  const { rows } = await sql<NotaSuelta>`
    select ${tabla.tabla} as tabla, x.n::text, x.clave, x.accion from (${sql.raw(notasSeguidasDe(tabla))}) x
    where x.previa >= (select min(l.n) from bitacora l where l.accion = ${LINEA_BASE}) and (
      (x.antes is null) <> (x.nota is null) or exists (
        select from jsonb_each(x.nota) c
        where c.key <> all (${tabla.sinNotar}::text[]) and x.antes ? c.key and x.antes -> c.key is distinct from c.value))
    order by x.n limit ${POR_TABLA_MAX}`.execute(db);
  return rows;
}

const deNotaSuelta = ({ n, accion, ...suelta }: NotaSuelta, nombres: Nombres): string =>
  `La fila ${conMiles(n)} de la bitácora (${accion}, ${nombrar(suelta, nombres)}) no sigue de la anterior: no la escribió ningún cambio.`;
