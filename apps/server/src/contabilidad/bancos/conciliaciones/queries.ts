// What is read of a month of a bank account: as it was sent, once it was; from the lines themselves while it is open. Nothing here
// grows with the months that came before: balances begin at the last approved one.
import type {
  EstadoDeConciliacion,
  PasoDeConciliacion,
} from '@cuadra/contract/contabilidad/bancos/conciliaciones';
import type { ClaseDePendiente } from '@cuadra/core/bancos/conciliacion-textos';
import { type Centavos, restar } from '@cuadra/core/dinero';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';
import type { MesDeCuenta } from './mes-de-cuenta.ts';

interface Quien {
  readonly id: string;
  readonly nombre: string;
}

export interface Enviada {
  readonly id: string;
  readonly anio: number;
  readonly mes: number;
  readonly estado: EstadoDeConciliacion;
  readonly version: number;
  readonly saldoSegunEstado: Centavos;
  readonly saldoBanco: Centavos;
  readonly saldoLibros: Centavos;
  readonly pendientes: number;
  readonly enviadaPor: Quien;
  readonly enviadaEn: string;
  readonly aprobadaPor: Quien | null;
  readonly aprobadaEn: string | null;
  readonly reaperturaPedidaPor: Quien | null;
  readonly reaperturaPedidaEn: string | null;
  readonly reaperturaMotivo: string | null;
}

/** Those of an account that were sent at least once. */
export async function leerEnviadas(
  db: Database,
  cuenta: string,
  solo?: { readonly anio: number; readonly mes: number },
): Promise<Enviada[]> {
  const deEseMes =
    solo === undefined ? sql`true` : sql`(c.anio, c.mes) = (${solo.anio}::int, ${solo.mes}::int)`;
  const { rows } = await sql<Enviada>`
    select c.id, c.anio, c.mes, c.estado, c.version, c.saldo_segun_estado, c.saldo_banco, c.saldo_libros, c.pendientes,
      ${quien(sql`c.enviada_por`)} as enviada_por, c.enviada_en, ${quien(sql`c.aprobada_por`)} as aprobada_por, c.aprobada_en,
      ${quien(sql`c.reapertura_pedida_por`)} as reapertura_pedida_por, c.reapertura_pedida_en, c.reapertura_motivo
    from conciliacion c where c.cuenta_bancaria = ${cuenta}::uuid and ${deEseMes}`.execute(db);
  return rows;
}

const quien = (id: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select jsonb_build_object('id', u.id, 'nombre', u.nombre) from usuario u where u.id = ${id})`;

export interface PasoDado {
  readonly paso: PasoDeConciliacion;
  readonly por: Quien;
  readonly en: string;
  readonly motivo: string | null;
}

export async function leerPasos(db: Database, conciliacion: string): Promise<PasoDado[]> {
  const { rows } = await sql<PasoDado>`
    select p.paso, ${quien(sql`p.por`)} as por, p.en, p.motivo
    from paso_de_conciliacion p where p.conciliacion = ${conciliacion}::uuid order by p.n`.execute(db);
  return rows;
}

export interface PendienteLeido {
  readonly lado: 'banco' | 'libros';
  readonly linea: string | null;
  readonly movimiento: string | null;
  readonly clase: ClaseDePendiente;
  readonly fecha: string;
  readonly monto: Centavos;
  readonly texto: string;
  readonly documento: string | null;
  readonly motivo: string | null;
  readonly explicado: boolean;
  readonly ejercicio: number | null;
  readonly numero: number | null;
  readonly partida: string | null;
}

/** As the lines say it now. */
export async function leerPendientes(
  db: Database,
  { cuenta, hasta }: MesDeCuenta,
): Promise<PendienteLeido[]> {
  const { rows } = await sql<PendienteLeido>`
    select p.lado, p.linea, p.movimiento, clase_de_pendiente(p.lado, p.linea, p.movimiento, p.monto) as clase, p.fecha, p.monto,
      p.texto, p.documento, coalesce(l.motivo, e.motivo) as motivo, s.lado is null as explicado, m.ejercicio, m.numero, m.partida
    from pendientes_de_banco(${cuenta.id}::uuid, ${hasta}::date) p
    left join explicacion_de_banco l on l.linea = p.linea
    left join explicacion_de_banco e on e.movimiento = p.movimiento
    left join sin_explicar_de_banco(${cuenta.id}::uuid, ${hasta}::date) s
      on coalesce(s.linea, s.movimiento) = coalesce(p.linea, p.movimiento)
    left join movimiento_de_banco m on m.id = p.movimiento
    order by p.lado, p.fecha, p.documento, p.linea, p.movimiento`.execute(db);
  return rows;
}

/** As they were when it was sent. */
export async function leerPendientesEnviados(db: Database, conciliacion: string): Promise<PendienteLeido[]> {
  const { rows } = await sql<PendienteLeido>`
    select p.lado, p.linea, p.movimiento, p.clase, p.fecha, p.monto, p.texto, p.documento, p.motivo, true as explicado,
      m.ejercicio, m.numero, m.partida
    from partida_en_conciliacion p left join movimiento_de_banco m on m.id = p.movimiento
    where p.conciliacion = ${conciliacion}::uuid order by p.n`.execute(db);
  return rows;
}

export interface Saldos {
  readonly saldoBanco: Centavos;
  readonly saldoLibros: Centavos;
}

export async function leerSaldos(db: Database, cuenta: string, al: string): Promise<Saldos> {
  const { rows } = await sql<Saldos>`
    select saldo_de_banco(${cuenta}::uuid, ${al}::date) as saldo_banco,
      saldo_de_libros_de_banco(${cuenta}::uuid, ${al}::date) as saldo_libros`.execute(db);
  const [saldos] = rows;
  if (saldos === undefined) throw new Error('Una cuenta sin saldos');
  return saldos;
}

export interface MovidoEnElMes {
  /** Both positive. */
  readonly banco: { readonly entradas: Centavos; readonly salidas: Centavos };
  readonly libros: { readonly entradas: Centavos; readonly salidas: Centavos };
}

export async function leerMovido(
  db: Database,
  { cuenta, desde, hasta }: MesDeCuenta,
): Promise<MovidoEnElMes> {
  const lados = (tabla: 'linea_de_banco' | 'movimiento_de_banco', deLaCuenta: 'estado' | 'ejercicio') => sql`(
    select jsonb_build_object('entradas', coalesce(sum(x.monto) filter (where x.monto > 0), 0),
      'salidas', coalesce(-sum(x.monto) filter (where x.monto < 0), 0))
    from ${sql.table(tabla)} x where x.cuenta_bancaria = ${cuenta.id}::uuid and ${sql.ref(`x.${deLaCuenta}`)} is not null
      and x.fecha between ${desde}::date and ${hasta}::date)`;
  const { rows } = await sql<MovidoEnElMes>`
    select ${lados('linea_de_banco', 'estado')} as banco, ${lados('movimiento_de_banco', 'ejercicio')} as libros`.execute(
    db,
  );
  const [movido] = rows;
  if (movido === undefined) throw new Error('Un mes sin totales');
  return movido;
}

/**
 * What the bank itself says at the end of the month: the closing balance of the statement that ends there or, of one that goes on, less
 * what came after; of one that ends before, as long as nothing came after it. Null: none says it.
 */
export async function leerSaldoSegunEstado(
  db: Database,
  { cuenta, desde, hasta }: MesDeCuenta,
): Promise<Centavos | null> {
  const { rows } = await sql<{ hasta: string; saldo: Centavos; despues: Centavos; antes: boolean }>`
    select e.hasta, e.saldo_final as saldo,
      coalesce((select sum(l.monto) from linea_de_banco l where l.cuenta_bancaria = e.cuenta_bancaria
        and l.fecha > ${hasta}::date and l.fecha <= e.hasta), 0)::bigint as despues,
      exists (select from linea_de_banco l where l.cuenta_bancaria = e.cuenta_bancaria
        and l.fecha > e.hasta and l.fecha <= ${hasta}::date) as antes
    from estado_de_cuenta e
    where e.cuenta_bancaria = ${cuenta.id}::uuid and e.saldo_final is not null
      and e.hasta >= ${desde}::date and e.desde <= ${hasta}::date
    order by (e.hasta >= ${hasta}::date) desc, case when e.hasta >= ${hasta}::date then e.hasta end, e.hasta desc, e.importado_en desc
    limit 1`.execute(db);
  const [estado] = rows;
  if (estado === undefined || estado.antes) return null;
  return restar(estado.saldo, estado.despues);
}
