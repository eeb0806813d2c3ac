// Movements added up by day, month, agencia or type. All but the types come from the stored balances.
import type * as contrato from '@cuadra/contract/contabilidad/movimientos-cuentas';
import type { QueryOf, ResponseOf } from '@cuadra/contract/endpoint';
import type { Naturaleza } from '@cuadra/core/catalogo';
import { tiposDePartida } from '@cuadra/core/partida';
import { enSuNaturaleza } from '@cuadra/core/saldos';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../platform/contexto.ts';
import type { Database } from '../../platform/database/pool.ts';
import { fechaImpresa } from '../../platform/pdf/document.ts';
import { tiposImpresos } from '../comprobantes/palabras.ts';
import { saldosAl } from '../saldos/queries.ts';
import { netoAntesDe } from './listar-movimientos.ts';
import { type Cuenta, elegirCuentas } from './seleccion.ts';

type Agrupacion = contrato.AgrupacionDeMovimientos;

export async function agruparMovimientos(
  db: Database,
  actor: Actor,
  { agrupar, ...filtros }: QueryOf<typeof contrato.agruparMovimientos>,
): Promise<ResponseOf<typeof contrato.agruparMovimientos>> {
  const { cuentas, pedida, agencias } = await elegirCuentas(db, actor, filtros);
  const codigos = cuentas.map(({ idCuenta }) => idCuenta);
  const naturaleza = pedida?.naturaleza ?? naturalezaComun(cuentas);
  return agruparDe(db, { cuentas: codigos, agencias, naturaleza, ...filtros }, agrupar);
}

/** Of a range: the one all its accounts have; when they differ, debe − haber. */
function naturalezaComun(cuentas: readonly Cuenta[]): Naturaleza {
  return cuentas.length > 0 && cuentas.every(({ naturaleza }) => naturaleza === 'acreedora')
    ? 'acreedora'
    : 'deudora';
}

export interface PorAgrupar {
  readonly cuentas: readonly string[];
  readonly agencias: readonly string[];
  readonly naturaleza: Naturaleza;
  readonly desde: string;
  readonly hasta: string;
}

export async function agruparDe(
  db: Database,
  pedido: PorAgrupar,
  agrupar: Agrupacion,
): Promise<ResponseOf<typeof contrato.agruparMovimientos>> {
  const { naturaleza } = pedido;
  const inicial = await netoAntesDe(db, pedido, pedido.desde);
  const movido = await leerGrupos(db, pedido, agrupar);
  const total = movido.reduce((suma, { debe, haber }) => suma + debe - haber, 0);
  const grupos =
    agrupar === 'agencia'
      ? await porAgencia(db, pedido, movido)
      : enOrden(agrupar, movido, inicial, naturaleza);
  return {
    saldoInicial: enSuNaturaleza(inicial, naturaleza),
    saldoFinal: enSuNaturaleza(inicial + total, naturaleza),
    grupos,
  };
}

interface Movido {
  readonly clave: string;
  readonly debe: number;
  readonly haber: number;
}

async function leerGrupos(
  db: Database,
  { cuentas, agencias, desde, hasta }: PorAgrupar,
  agrupar: Agrupacion,
): Promise<Movido[]> {
  const { clave, origen } = ORIGENES[agrupar];
  const { rows } = await sql<Movido>`
    select (${clave})::text as clave, sum(m.debe)::bigint as debe, sum(m.haber)::bigint as haber
    from ${origen}
    where m.id_cuenta = any(${cuentas}::text[]) and m.agencia = any(${agencias}::text[])
      and m.fecha between ${desde}::date and ${hasta}::date
    group by 1 order by 1`.execute(db);
  return rows;
}

const ORIGENES: Readonly<Record<Agrupacion, { clave: RawBuilder<unknown>; origen: RawBuilder<unknown> }>> = {
  dia: { clave: sql`m.fecha`, origen: sql`saldo_diario m` },
  mes: { clave: sql`date_trunc('month', m.fecha)::date`, origen: sql`saldo_diario m` },
  agencia: { clave: sql`m.agencia`, origen: sql`saldo_diario m` },
  tipo: {
    clave: sql`p.tipo`,
    origen: sql`linea m join partida p on (p.ejercicio, p.numero) = (m.ejercicio, m.numero)`,
  },
};

function enOrden(
  agrupar: Exclude<Agrupacion, 'agencia'>,
  movido: readonly Movido[],
  inicial: number,
  naturaleza: Naturaleza,
): contrato.GrupoDeMovimientos[] {
  if (agrupar === 'tipo')
    return tiposDePartida.flatMap((tipo) => {
      const suyo = movido.find(({ clave }) => clave === tipo);
      return suyo === undefined ? [] : [{ ...suyo, nombre: tiposImpresos[tipo], saldo: null }];
    });
  let neto = inicial;
  return movido.map(({ clave, debe, haber }) => {
    neto += debe - haber;
    const nombre = agrupar === 'dia' ? fechaImpresa(clave) : mesEnLetras(clave);
    return { clave, nombre, debe, haber, saldo: enSuNaturaleza(neto, naturaleza) };
  });
}

/** Also those that did not move but hold something. */
async function porAgencia(
  db: Database,
  { cuentas, agencias, hasta, naturaleza }: PorAgrupar,
  movido: readonly Movido[],
): Promise<contrato.GrupoDeMovimientos[]> {
  const finales = Map.groupBy(
    await saldosAl(db, { fecha: hasta, agencias, cuentas }),
    ({ agencia }) => agencia,
  );
  const filas = await db
    .selectFrom('agencia')
    .select(['idAgencia', 'nombreAgencia'])
    .orderBy('idAgencia')
    .execute();
  return filas.flatMap(({ idAgencia, nombreAgencia }) => {
    const suyo = movido.find(({ clave }) => clave === idAgencia);
    const neto = (finales.get(idAgencia) ?? []).reduce((suma, { debe, haber }) => suma + debe - haber, 0);
    if (suyo === undefined && neto === 0) return [];
    return [
      {
        clave: idAgencia,
        nombre: `${idAgencia} ${nombreAgencia}`,
        debe: suyo?.debe ?? 0,
        haber: suyo?.haber ?? 0,
        saldo: enSuNaturaleza(neto, naturaleza),
      },
    ];
  });
}

/** `2026-11-01` → «noviembre de 2026». */
function mesEnLetras(dia: string): string {
  return Temporal.PlainDate.from(dia).toLocaleString('es-GT', { month: 'long', year: 'numeric' });
}
