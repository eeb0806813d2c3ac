// What the desk asks of PostgreSQL besides its rows.
import type { Sugerencia } from '@cuadra/contract/contabilidad/bancos/mesa';
import { sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';

/** A month of an account. */
export interface MesDeMesa {
  readonly cuenta: string;
  readonly inicio: string;
  readonly fin: string;
  /**
   * The conciliación that kept what was outstanding when the month began: signed, it is as it was. `primero`: it is the first
   * month, and what it began with came with the account.
   */
  readonly anterior: { readonly conciliacion: string } | 'primero' | null;
}

export interface AvanceDeMesa {
  readonly revision: number;
  readonly entera: number;
  readonly mes: MesDeMesa;
}

export async function leerAvance(
  db: Database,
  { cuenta, anio, mes }: { readonly cuenta: string; readonly anio: number; readonly mes: number },
): Promise<AvanceDeMesa | undefined> {
  const { rows } = await sql<{
    revision: number;
    entera: number;
    inicio: string;
    fin: string;
    esPrimero: boolean;
    anterior: string | null;
  }>`
    select a.revision, a.entera, x.inicio, fin_de_mes(${anio}, ${mes}) as fin, x.inicio <= c.desde as es_primero,
      (select k.id from conciliacion k where k.cuenta_bancaria = c.id and k.estado <> 'abierta'
         and fin_de_mes(k.anio, k.mes) = x.inicio - 1) as anterior
    from cuenta_bancaria c join avance_de_banco a on a.cuenta_bancaria = c.id,
      (select make_date(${anio}, ${mes}, 1) as inicio) x
    where c.id = ${cuenta}::uuid`.execute(db);
  const [fila] = rows;
  if (fila === undefined) return undefined;
  const { revision, entera, inicio, fin, esPrimero, anterior } = fila;
  const deAntes = anterior === null ? null : { conciliacion: anterior };
  return { revision, entera, mes: { cuenta, inicio, fin, anterior: esPrimero ? 'primero' : deAntes } };
}

/** The surest first. */
export async function listarSugerencias(db: Database, cuenta: string): Promise<Sugerencia[]> {
  const { rows } = await sql<Sugerencia>`
    select s.id, s.clase, s.puntaje, s.razones, s.lineas, s.movimientos,
      case when r.id is null then null else
        jsonb_build_object('id', r.id, 'nombre', r.nombre, 'idCuenta', r.id_cuenta, 'concepto', r.concepto) end as regla,
      case when o.id is null then null else jsonb_build_object('cuentaBancaria', o.cuenta_bancaria,
        'nombre', (select c.nombre from cuenta_bancaria c where c.id = o.cuenta_bancaria),
        'linea', o.id, 'fecha', o.fecha, 'monto', o.pendiente) end as traslado
    from sugerencia_de_banco s
    left join regla_de_banco r on r.id = s.regla
    left join linea_de_banco o on o.id = s.otra_linea
    where s.cuenta_bancaria = ${cuenta}::uuid
    order by s.puntaje desc, s.id`.execute(db);
  return rows;
}
