// Brings rows into the chart, all or none. A rehearsal (ensayo) does the same work and undoes it, so that it knows what
// only the database knows: which accounts already have movements, and which of them in closed months.
import type { ResultadoImportacion } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import {
  type CambioDeCuenta,
  type ErrorDeFila,
  type FilaImportada,
  type PlanDeImportacion,
  planearImportacion,
} from '@cuadra/core/catalogo-importacion';
import { sql } from 'kysely';
import pg from 'pg';
import { avisar, type Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';
import { asignarEtiquetas } from './asignar-etiquetas.ts';
import { listarCatalogo, reservarCatalogo } from './queries.ts';
import { campoQueQueda, codigosDeLoQueQueda, tieneMovimientos } from './rechazos.ts';

export async function importarCatalogo(
  tx: Tx,
  filas: readonly FilaImportada[],
  { ensayo }: { ensayo: boolean },
): Promise<ResultadoImportacion> {
  await reservarCatalogo(tx);
  const plan = planearImportacion(filas, await listarCatalogo(tx));
  const errores = plan.errores.length > 0 ? plan.errores : await guardar(tx, plan.cambios, { ensayo });
  if (!ensayo && errores.length > 0) throw conErrores(errores);
  if (!ensayo && plan.cambios.length > 0) await avisar(tx, { todos: true }, { tipo: 'catalogo-cambio' });
  return resumir(filas, plan, errores, ensayo);
}

/** What the database refused; nothing when everything is in place (or was, in a rehearsal). */
async function guardar(
  tx: Tx,
  cambios: readonly CambioDeCuenta[],
  { ensayo }: { ensayo: boolean },
): Promise<ErrorDeFila[]> {
  if (cambios.length === 0) return [];
  await sql`savepoint importacion`.execute(tx);
  try {
    await guardarJuntas(tx, cambios);
    await asignarEtiquetas(
      tx,
      cambios.map(({ cuenta }) => cuenta),
    );
    if (ensayo) await sql`rollback to savepoint importacion`.execute(tx);
    // What comes after in the transaction is not of the importation.
    await sql`release savepoint importacion`.execute(tx);
    return [];
  } catch (error) {
    if (!tieneMovimientos(error) && campoQueQueda(error) === undefined) throw error;
    await sql`rollback to savepoint importacion`.execute(tx);
    return [filaNegada(error, cambios)];
  }
}

/** One statement for all: parents and children arrive together and are judged together. */
async function guardarJuntas(tx: Tx, cambios: readonly CambioDeCuenta[]): Promise<void> {
  const cuentas = cambios.map(({ cuenta }) => cuenta);
  await sql`
    insert into cuenta (id_cuenta, nombre_cuenta, tipo_cuenta, naturaleza, estado, flujo, margen)
    select id_cuenta, nombre_cuenta, tipo_cuenta, naturaleza, estado, flujo, margen
    from unnest(
      ${cuentas.map(({ idCuenta }) => idCuenta)}::text[],
      ${cuentas.map(({ nombreCuenta }) => nombreCuenta)}::text[],
      ${cuentas.map(({ tipoCuenta }) => tipoCuenta)}::text[],
      ${cuentas.map(({ naturaleza }) => naturaleza)}::text[],
      ${cuentas.map(({ estado }) => estado)}::text[],
      ${cuentas.map(({ flujo }) => flujo)}::text[],
      ${cuentas.map(({ margen }) => margen)}::text[]
    ) as nueva (id_cuenta, nombre_cuenta, tipo_cuenta, naturaleza, estado, flujo, margen)
    on conflict (id_cuenta) do update set
      nombre_cuenta = excluded.nombre_cuenta,
      tipo_cuenta = excluded.tipo_cuenta,
      naturaleza = excluded.naturaleza,
      estado = excluded.estado,
      flujo = excluded.flujo,
      margen = excluded.margen,
      version = cuenta.version + 1`.execute(tx);
}

/** PostgreSQL names the key that is still in use: `Key (id_cuenta, tipo_cuenta)=(1011010101, D) is still …`. */
function filaNegada(error: unknown, cambios: readonly CambioDeCuenta[]): ErrorDeFila {
  const idCuenta = error instanceof pg.DatabaseError ? /=\((\d+)/.exec(error.detail ?? '')?.[1] : undefined;
  const linea = cambios.find(({ cuenta }) => cuenta.idCuenta === idCuenta)?.linea;
  if (idCuenta === undefined || linea === undefined) throw error;
  const campo = campoQueQueda(error);
  if (campo !== undefined) {
    return { linea, campo, codigo: codigosDeLoQueQueda[campo], mensaje: porQueQueda(idCuenta, campo) };
  }
  const mensaje = `La cuenta ${idCuenta} tiene movimientos y debe seguir siendo de detalle (D).`;
  return { linea, campo: 'tipoCuenta', codigo: 'CUENTA_CON_MOVIMIENTOS', mensaje };
}

function porQueQueda(idCuenta: string, campo: keyof typeof codigosDeLoQueQueda): string {
  if (campo === 'estado')
    return `La cuenta ${idCuenta} es la de una caja o la de un producto de ahorro: déjela en «solo_sistema».`;
  const suyo = campo === 'flujo' ? 'flujo de efectivo' : 'margen';
  return `La cuenta ${idCuenta} tiene movimientos en meses cerrados y conserva su ${suyo}.`;
}

function conErrores(errores: readonly ErrorDeFila[]): ProblemaError {
  return new ProblemaError('IMPORTACION_CON_ERRORES', {
    errores: errores.map(({ linea, campo, codigo, mensaje }) => ({
      campo: `línea ${linea} · ${campo}`,
      codigo,
      mensaje,
    })),
  });
}

function resumir(
  filas: readonly FilaImportada[],
  { cambios, iguales }: PlanDeImportacion,
  errores: readonly ErrorDeFila[],
  ensayo: boolean,
): ResultadoImportacion {
  const nuevas = cambios.filter(({ cambio }) => cambio === 'nueva').length;
  return {
    ensayo,
    filas: filas.length,
    nuevas,
    cambiadas: cambios.length - nuevas,
    iguales,
    errores: [...errores],
    cambios: cambios.map(({ cambio, cuenta: { idCuenta, nombreCuenta }, campos }) => {
      return { idCuenta, nombreCuenta, cambio, campos: [...campos] };
    }),
  };
}
