// What the bank accounts leave somebody to do: who approves, who asked to open again, and whoever answers for each.
import { type RawBuilder, sql } from 'kysely';
import { type ClaseDePendiente, contarFilas } from '#escritorio/pendientes/clase-de-pendiente.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import { hoyEn } from '#platform/reloj.ts';
import { BANCOS, enlaceABanco, type MesDeBanco } from './enlace.ts';

/** What follows a `from`, with the columns of a month of an account. */
type Cuales = (contexto: ContextoConActor) => RawBuilder<unknown>;

/** Attended at the oldest of them. */
function deMeses(cuales: Cuales): Pick<ClaseDePendiente, 'contar' | 'link'> {
  return {
    contar: (db, contexto) => contarFilas(db, cuales(contexto)),
    async link(contexto, db) {
      const { rows } = await sql<MesDeBanco>`
        select x.cuenta, x.anio, x.mes from ${cuales(contexto)} order by x.anio, x.mes, x.cuenta limit 1`.execute(
        db,
      );
      return rows[0] === undefined ? BANCOS : enlaceABanco('conciliacion', rows[0]);
    },
  };
}

export const conciliacionesPorAprobar: ClaseDePendiente = {
  id: 'conciliaciones-por-aprobar',
  titulo: ['conciliación bancaria por aprobar', 'conciliaciones bancarias por aprobar'],
  permiso: 'bancos:aprobar',
  ...deMeses(
    ({ actor: { id } }) => sql`(select c.cuenta_bancaria as cuenta, c.anio, c.mes from conciliacion c
      where c.estado = 'en_revision' and c.enviada_por <> ${id}) x`,
  ),
};

export const reaperturasDeConciliacion: ClaseDePendiente = {
  id: 'reaperturas-de-conciliacion',
  titulo: [
    'reapertura de conciliación que espera su decisión',
    'reaperturas de conciliación que esperan su decisión',
  ],
  permiso: 'bancos:reabrir',
  ...deMeses(
    ({ actor: { id } }) => sql`(select c.cuenta_bancaria as cuenta, c.anio, c.mes from conciliacion c
      where c.reapertura_pedida_por is not null and c.reapertura_pedida_por <> ${id}) x`,
  ),
};

/** Those that are over and nobody sent, to whoever answers for the account. */
export const mesesPorConciliar: ClaseDePendiente = {
  id: 'meses-por-conciliar',
  titulo: ['mes de una cuenta bancaria por conciliar', 'meses de cuentas bancarias por conciliar'],
  permiso: 'bancos:conciliar',
  ...deMeses(
    (
      contexto,
    ) => sql`(select c.id as cuenta, extract(year from m)::int as anio, extract(month from m)::int as mes
      from cuenta_bancaria c join avance_de_banco a on a.cuenta_bancaria = c.id
      cross join generate_series(a.conciliada_hasta + 1, ${esteMes(contexto)}::date - 1, interval '1 month') m
      where c.activa and c.responsable = ${contexto.actor.id}) x`,
  ),
};

/** The first day of the month that is running. */
const esteMes = ({ ahora }: ContextoConActor): string =>
  hoyEn({ ahora: () => ahora })
    .with({ day: 1 })
    .toString();
