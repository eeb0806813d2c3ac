// What each asociado was paid and withheld in a year, account by account: those that are named after them, in every agencia.
import type { Centavos } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import { diasDelAnio } from '#ahorros/isr/abonos.ts';
import { esAsociadoSuyo } from '#ahorros/reserva/reserva.ts';
import type { Actor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';

export interface CuentaDeConstancia {
  readonly numero: string;
  readonly producto: string;
  readonly agencia: string;
  readonly bruto: Centavos;
  readonly isr: Centavos;
}

export interface Constancia {
  readonly asociado: number;
  readonly nombre: string;
  readonly identificacion: string;
  readonly nit: string | null;
  readonly direccion: string | null;
  readonly anio: number;
  readonly cuentas: readonly CuentaDeConstancia[];
}

/** In the order asked. One that is not there, or of no agencia of who asks, refuses them all; whoever was paid nothing has a constancia that says so. */
export async function leerConstancias(
  db: Database,
  actor: Pick<Actor, 'agencias'>,
  anio: number,
  asociados: readonly string[],
): Promise<Constancia[]> {
  const { desde, hasta } = diasDelAnio(anio);
  const unicos = [...new Set(asociados)];
  const { rows } = await sql<Constancia & { readonly id: string }>`
    select a.id, a.numero as asociado, a.nombre, coalesce('DPI ' || a.dpi, a.documento) as identificacion, a.nit, a.direccion,
      ${anio}::int as anio,
      (select coalesce(json_agg(json_build_object('numero', c.numero, 'producto', p.nombre, 'agencia', c.agencia, 'bruto', m.bruto,
          'isr', m.isr) order by c.numero), '[]')
        from titular t join cuenta_ahorro c on c.id = t.cuenta join producto_ahorro p on p.id = c.producto
        cross join lateral (
          select coalesce(sum(x.monto) filter (where x.clase <> 'isr'), 0)::bigint as bruto,
            coalesce(-sum(x.monto) filter (where x.clase = 'isr'), 0)::bigint as isr, count(*) as cuantos
          from movimiento_ahorro x where x.cuenta = c.id and x.fecha between ${desde}::date and ${hasta}::date
            and (x.clase in ('interes', 'isr') or (x.clase = 'penalizacion' and x.corrida is not null))) m
        where t.asociado = a.id and t.orden = 1 and m.cuantos > 0) as cuentas
    from asociado a where a.id = any(${unicos}::uuid[]) and ${esAsociadoSuyo(actor)}`.execute(db);
  return unicos.map((id) => {
    const hallada = rows.find((fila) => fila.id === id);
    if (hallada === undefined) throw new ProblemaError('NO_ENCONTRADO');
    const { id: _, ...constancia } = hallada;
    return constancia;
  });
}
