// Everything that decides about a new movement, asked in one question: the jornada and its caja, the account, and what the law
// asks about who brings or takes the cash.
import type { MovimientoNuevo } from '@cuadra/contract/contabilidad/cajas/movimientos';
import { clases } from '@cuadra/core/cajas/movimiento';
import type { Centavos } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { preparada } from '#platform/database/preparada.ts';
import { ProblemaError } from '#platform/problema.ts';
import { hoyEn } from '#platform/reloj.ts';
import { type AhorroDelMovimiento, ahorroElegido } from './ahorro/cuenta-atendida.ts';
import type { CuentaElegida } from './clases/contracuentas.ts';
import { cuentaElegida } from './clases/cuenta-elegida.ts';
import { documentoDePersona } from './ive/documento-de-persona.ts';
import {
  columnasDeJornada,
  type FilaDeJornada,
  type JornadaQueMueve,
  jornadaDeFila,
} from './jornada-que-mueve.ts';

export interface Sabido {
  readonly jornada: JornadaQueMueve;
  readonly cuenta: CuentaElegida | null;
  readonly ahorro: AhorroDelMovimiento | null;
  readonly identificarDesde: Centavos;
  readonly umbralUsd: number;
  readonly tasaPpm: number;
  /** What the person already moved today, the same way. */
  readonly acumulado: Centavos;
}

export async function leerParaRegistrar(
  db: Database,
  { actor, ahora }: ContextoConActor,
  id: string,
  { clase, idCuenta, cuentaAhorro, persona }: MovimientoNuevo,
): Promise<Sabido> {
  const hoy = hoyEn({ ahora: () => ahora }).toString();
  const documento = persona === null ? null : documentoDePersona(persona.documento);
  const { rows } = await sql<FilaDeJornada & Omit<Sabido, 'jornada'>>`${preparada}
    select ${columnasDeJornada}, g.identificar_desde, g.umbral_ive as umbral_usd, g.tasa_dolar as tasa_ppm,
      case when ${documento}::text is null then 0
        else efectivo_del_dia(${documento}, ${hoy}, ${clases[clase].sentido}) end as acumulado,
      ${cuentaElegida(idCuenta, clase)} as cuenta, ${ahorroElegido(cuentaAhorro)} as ahorro
    from jornada j
    join caja c on c.id = j.caja
    cross join configuracion_de_cajas g
    where j.id = ${id}::uuid and c.agencia = any(${actor.agencias}::text[])`.execute(db);
  const [fila] = rows;
  if (fila === undefined) throw new ProblemaError('NO_ENCONTRADO');
  return { ...fila, jornada: jornadaDeFila(fila) };
}
