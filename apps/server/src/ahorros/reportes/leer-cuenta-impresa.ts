// A savings account as its papers name it: whose it is, of which product and agencia, and its term.
import type { DestinoAlVencer, EstadoDeCuentaAhorro, TratamientoDeIsr } from '@cuadra/core/ahorros/cuenta';
import type { Centavos } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';

export interface TitularImpreso {
  readonly numero: number;
  readonly nombre: string;
  /** DPI, or what identifies whoever has none. */
  readonly identificacion: string;
}

export interface CuentaImpresa {
  readonly id: number;
  readonly numero: string;
  readonly codigo: string;
  readonly producto: string;
  readonly agencia: string;
  readonly nombreAgencia: string;
  readonly estado: EstadoDeCuentaAhorro;
  readonly apertura: string;
  readonly cierre: string | null;
  readonly saldo: Centavos;
  readonly movimientos: number;
  readonly plazo: number | null;
  readonly vence: string | null;
  readonly tasaPactada: number | null;
  readonly alVencer: DestinoAlVencer | null;
  readonly destino: string | null;
  readonly isr: TratamientoDeIsr;
  readonly isrDocumento: string | null;
  readonly isrVence: string | null;
  readonly titulares: readonly TitularImpreso[];
}

/** Whoever is not of its agencia does not find it. */
export async function leerCuentaImpresa(
  db: Database,
  { actor }: ContextoConActor,
  cuenta: number,
): Promise<CuentaImpresa> {
  const { rows } = await sql<CuentaImpresa>`
    select c.id, c.numero, p.codigo, p.nombre as producto, c.agencia, g.nombre_agencia, c.estado, c.apertura, c.cierre, c.saldo,
      c.movimientos, c.plazo, c.vence, c.tasa_pactada, c.al_vencer, d.numero as destino, c.isr, c.isr_documento, c.isr_vence,
      (select coalesce(json_agg(json_build_object('numero', s.numero, 'nombre', s.nombre, 'identificacion',
          coalesce('DPI ' || s.dpi, s.documento)) order by t.orden), '[]')
        from titular t join asociado s on s.id = t.asociado where t.cuenta = c.id) as titulares
    from cuenta_ahorro c
    join producto_ahorro p on p.id = c.producto
    join agencia g on g.id_agencia = c.agencia
    left join cuenta_ahorro d on d.id = c.destino
    where c.id = ${cuenta} and c.agencia = any(${actor.agencias}::text[])`.execute(db);
  const [hallada] = rows;
  if (hallada === undefined) throw new ProblemaError('NO_ENCONTRADO');
  return hallada;
}

/** «Asociado 12, Ana Caal (DPI 1234567890101)»; of several, one after another. */
export const titularesImpresos = ({ titulares }: Pick<CuentaImpresa, 'titulares'>): string =>
  titulares
    .map(({ numero, nombre, identificacion }) => `${nombre}, asociado ${numero} (${identificacion})`)
    .join('; ');
