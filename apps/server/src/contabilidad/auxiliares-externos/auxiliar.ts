// Auxiliary = mayor, for what is kept elsewhere: the last figure that was brought of each account and agencia is what the books say of
// the end of its month, still.
import { nombreDePeriodo } from '@cuadra/core/cierre';
import { type Centavos, formatearQuetzales } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import type { Auxiliar } from '#contabilidad/verificacion/auxiliar.ts';

interface Distinta {
  readonly idCuenta: string;
  readonly agencia: string;
  readonly anio: number;
  readonly mes: number;
  readonly monto: Centavos;
  readonly mayor: Centavos;
}

export const auxiliarDeLoExterno: Auxiliar = {
  id: 'auxiliares-externos',
  titulo: 'Auxiliares externos',
  async comparar(db) {
    const { rows } = await sql<Distinta>`
      select x.id_cuenta, k.agencia, k.anio, k.mes, k.monto, m.mayor
      from auxiliar_externo x join cuenta c on c.id_cuenta = x.id_cuenta
      cross join agencia g
      cross join lateral (
        select v.agencia, v.anio, v.mes, v.monto from cifra_de_auxiliar v where v.auxiliar = x.id and v.agencia = g.id_agencia
        order by v.anio desc, v.mes desc, v.n desc limit 1
      ) k
      cross join lateral (
        select saldo_al_mes(x.id_cuenta, k.agencia, make_date(k.anio, k.mes, 1)) * case c.naturaleza when 'deudora' then 1 else -1 end as mayor
      ) m
      where x.activo and m.mayor <> k.monto order by x.id_cuenta, k.agencia`.execute(db);
    return rows.map(
      ({ idCuenta, agencia, anio, mes, monto, mayor }) =>
        `Cuenta ${idCuenta}, agencia ${agencia}, ${nombreDePeriodo(anio, mes)}: su auxiliar externo dice ${formatearQuetzales(monto)} y el mayor dice ${formatearQuetzales(mayor)}.`,
    );
  },
};
