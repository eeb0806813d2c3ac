// Movements added up by day, month, agencia or type. All but the types come from the stored balances.

import type * as contrato from '@cuadra/contract/contabilidad/movimientos-cuentas';
import type { AgrupacionDeMovimientos } from '@cuadra/contract/contabilidad/opciones';
import type { QueryOf, ResponseOf } from '@cuadra/contract/endpoint';
import type { Naturaleza } from '@cuadra/core/catalogo';
import { CERO, type Centavos, centavos, restar } from '@cuadra/core/dinero';
import { nombresDeTipoDePartida, tiposDePartida } from '@cuadra/core/partida';
import { enSuNaturaleza } from '@cuadra/core/saldos';
import { sql } from 'kysely';
import {
  leerApartado,
  type Movido,
  type MovidoEnUnDia,
  seCuenta,
} from '#contabilidad/saldos/partidas-de-cierre.ts';
import { saldosAl } from '#contabilidad/saldos/queries.ts';
import type { Actor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { fechaImpresa } from '#platform/pdf/documento.ts';
import { netoDe, restarLados, sumarLados } from './lados.ts';
import {
  leerResultados,
  netoAntesDe,
  type ResultadoDeAnio,
  reiniciosDe,
  sinLoApartado,
  sumarAntesDe,
  sumarReinicios,
} from './resultados.ts';
import { elegirCuentas, naturalezaDe, SIN_NATURALEZA_COMUN } from './seleccion.ts';

type Agrupacion = AgrupacionDeMovimientos;

export async function agruparMovimientos(
  db: Database,
  actor: Actor,
  { agrupar, ...filtros }: QueryOf<typeof contrato.agruparMovimientos>,
): Promise<ResponseOf<typeof contrato.agruparMovimientos>> {
  const seleccion = await elegirCuentas(db, actor, filtros);
  const { agencias } = seleccion;
  const cuentas = seleccion.cuentas.map(({ idCuenta }) => idCuenta);
  const naturaleza = naturalezaDe(seleccion) ?? SIN_NATURALEZA_COMUN;
  return agruparDe(db, { ...filtros, cuentas, agencias, naturaleza }, agrupar);
}

export interface PorAgrupar extends Movido {
  readonly naturaleza: Naturaleza;
}

export async function agruparDe(
  db: Database,
  pedido: PorAgrupar,
  agrupar: Agrupacion,
): Promise<ResponseOf<typeof contrato.agruparMovimientos>> {
  const { naturaleza, desde } = pedido;
  const apartado = await leerApartado(db, pedido);
  const resultados = sinLoApartado(await leerResultados(db, pedido, pedido.hasta), apartado);
  const reinicios = reiniciosDe(resultados, pedido, naturaleza);
  const saldoInicial = enSuNaturaleza(await netoAntesDe(db, pedido, desde), naturaleza);
  const movido = await leerGrupos(db, pedido, agrupar, apartado);
  const entro = enSuNaturaleza(netoDe(movido), naturaleza);
  return {
    saldoInicial,
    saldoFinal: centavos(saldoInicial + entro - sumarReinicios(reinicios)),
    grupos:
      agrupar === 'agencia'
        ? await porAgencia(db, pedido, movido, resultados, apartado)
        : enOrden(agrupar, movido, { saldoInicial, reinicios, naturaleza }),
    reinicios,
  };
}

interface GrupoMovido {
  readonly clave: string;
  readonly debe: Centavos;
  readonly haber: Centavos;
}

async function leerGrupos(
  db: Database,
  { cuentas, agencias, desde, hasta, partidas }: PorAgrupar,
  agrupar: Agrupacion,
  apartado: readonly MovidoEnUnDia[],
): Promise<GrupoMovido[]> {
  const [clave, origen, cuales] =
    agrupar === 'tipo'
      ? [
          sql`p.tipo`,
          sql`linea l join partida p on (p.ejercicio, p.numero) = (l.ejercicio, l.numero)`,
          seCuenta(partidas),
        ]
      : [CLAVES[agrupar].enSql, sql`saldo_diario l`, sql`true`];
  const { rows } = await sql<GrupoMovido>`
    select (${clave})::text as clave, sum(l.debe)::bigint as debe, sum(l.haber)::bigint as haber
    from ${origen}
    where l.id_cuenta = any(${cuentas}::text[]) and l.agencia = any(${agencias}::text[])
      and l.fecha between ${desde}::date and ${hasta}::date and ${cuales}
    group by 1 order by 1`.execute(db);
  if (agrupar === 'tipo') return rows;
  const deMenos = Map.groupBy(apartado, CLAVES[agrupar].de);
  return rows
    .map((grupo) => ({ ...grupo, ...restarLados(grupo, deMenos.get(grupo.clave)) }))
    .filter(({ debe, haber }) => debe !== 0 || haber !== 0);
}

/** What a stored balance of a day is grouped by. */
const CLAVES = {
  dia: { enSql: sql`l.fecha`, de: ({ fecha }: MovidoEnUnDia) => fecha },
  mes: {
    enSql: sql`date_trunc('month', l.fecha)::date`,
    de: ({ fecha }: MovidoEnUnDia) => `${fecha.slice(0, 'AAAA-MM'.length)}-01`,
  },
  agencia: { enSql: sql`l.agencia`, de: ({ agencia }: MovidoEnUnDia) => agencia },
} as const;

interface Comienzo {
  readonly saldoInicial: Centavos;
  readonly reinicios: readonly contrato.ReinicioDeResultados[];
  readonly naturaleza: Naturaleza;
}

function enOrden(
  agrupar: Exclude<Agrupacion, 'agencia'>,
  movido: readonly GrupoMovido[],
  { saldoInicial, reinicios, naturaleza }: Comienzo,
): contrato.GrupoDeMovimientos[] {
  if (agrupar === 'tipo')
    return tiposDePartida.flatMap((tipo) => {
      const suyo = movido.find(({ clave }) => clave === tipo);
      return suyo === undefined ? [] : [{ ...suyo, nombre: nombresDeTipoDePartida[tipo], saldo: null }];
    });
  let acumulado = saldoInicial;
  return movido.map(({ clave, debe, haber }) => {
    acumulado = centavos(acumulado + enSuNaturaleza(restar(debe, haber), naturaleza));
    const dejado = sumarReinicios(reinicios.filter(({ fecha }) => fecha <= clave));
    const nombre = agrupar === 'dia' ? fechaImpresa(clave) : mesEnLetras(clave);
    return { clave, nombre, debe, haber, saldo: restar(acumulado, dejado) };
  });
}

/** Also those that did not move but hold something. */
async function porAgencia(
  db: Database,
  { cuentas, agencias, hasta, naturaleza }: PorAgrupar,
  movido: readonly GrupoMovido[],
  resultados: readonly ResultadoDeAnio[],
  apartado: readonly MovidoEnUnDia[],
): Promise<contrato.GrupoDeMovimientos[]> {
  const deOtrosAnios = Map.groupBy(resultados, ({ agencia }) => agencia);
  const deMenos = Map.groupBy(apartado, ({ agencia }) => agencia);
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
    const { debe, haber } = restarLados(sumarLados(finales.get(idAgencia)), deMenos.get(idAgencia));
    const neto = centavos(debe - haber - sumarAntesDe(deOtrosAnios.get(idAgencia) ?? [], hasta));
    if (suyo === undefined && neto === 0) return [];
    return [
      {
        clave: idAgencia,
        nombre: `${idAgencia} ${nombreAgencia}`,
        debe: suyo?.debe ?? CERO,
        haber: suyo?.haber ?? CERO,
        saldo: enSuNaturaleza(neto, naturaleza),
      },
    ];
  });
}

/** `2026-11-01` → «noviembre de 2026». */
function mesEnLetras(dia: string): string {
  return Temporal.PlainDate.from(dia).toLocaleString('es-GT', { month: 'long', year: 'numeric' });
}
