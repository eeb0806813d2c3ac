// How far each active bank account has been compared, and what is missing. It looks at what is open, never at what was signed.
import type { BancoEnInicio } from '@cuadra/contract/contabilidad/bancos/inicio';
import { sql } from 'kysely';
import type { RecuadroDe } from '../../inicio/recuadro.ts';
import { esteMes } from './pendientes.ts';

export const recuadroDeBancos: RecuadroDe['bancos'] = {
  id: 'bancos',
  permiso: 'bancos:ver',
  async leer(db, contexto) {
    const { rows } = await sql<BancoEnInicio>`
      select c.id, c.nombre, a.conciliada_hasta,
        (select count(*) from generate_series(a.conciliada_hasta + 1, ${esteMes(contexto)}::date - 1, interval '1 month'))::int
          as por_conciliar,
        extract(year from a.conciliada_hasta + 1)::int as anio, extract(month from a.conciliada_hasta + 1)::int as mes,
        ((select count(*) from linea_de_banco l where l.cuenta_bancaria = c.id and l.pendiente <> 0
            and not exists (select from explicacion_de_banco e where e.linea = l.id))
          + (select count(*) from movimiento_de_banco m where m.cuenta_bancaria = c.id and m.pendiente <> 0
            and not exists (select from explicacion_de_banco e where e.movimiento = m.id)
            and not exists (select from cheque k where k.movimiento = m.id and k.estado in ('emitido', 'entregado'))))::int
          as sin_explicar
      from cuenta_bancaria c join avance_de_banco a on a.cuenta_bancaria = c.id
      where c.activa order by a.conciliada_hasta, c.nombre, c.id`.execute(db);
    return rows;
  },
};
