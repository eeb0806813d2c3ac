// How far the books of each agencia are closed: its first open month, since when, and how many that ended wait.
import type { CierreDeAgencia } from '@cuadra/contract/contabilidad/periodos/cierre-de-agencia';
import { sql } from 'kysely';
import type { RecuadroDe } from '#inicio/recuadro.ts';
import { ZONA_HORARIA } from '#platform/reloj.ts';

export const recuadroDeCierre: RecuadroDe['cierre'] = {
  id: 'cierre',
  permiso: 'periodos:ver',
  async leer(db, { actor: { agencias }, ahora }) {
    const { year, month } = ahora.toZonedDateTimeISO(ZONA_HORARIA);
    // Among the months before the first open one only the last matters: it is found from that end.
    const { rows } = await sql<CierreDeAgencia>`
      select a.id_agencia as agencia, a.nombre_agencia, o.mes as abierto, coalesce(t.atrasados, 0)::int as atrasados,
        c.mes as ultimo_cerrado, exists (
          select from reapertura r where r.anio = o.anio and r.mes = o.n and r.agencia = a.id_agencia
            and r.terminada_en is null) as es_reapertura
      from agencia a
      left join lateral (
        select p.anio, p.mes as n, json_build_object('anio', p.anio, 'mes', p.mes) as mes from periodo p
        where p.agencia = a.id_agencia and p.estado <> 'cerrado' order by p.anio, p.mes limit 1) o on true
      left join lateral (
        select count(*) as atrasados from periodo p
        where p.agencia = a.id_agencia and p.estado <> 'cerrado' and (p.anio, p.mes) < (${year}::int, ${month}::int)) t on true
      left join lateral (
        select json_build_object('anio', p.anio, 'mes', p.mes, 'en', (
          select to_char(max(h.cerrado_en) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from cierre_de_periodo h
          where h.anio = p.anio and h.mes = p.mes and h.agencia = p.agencia)) as mes
        from periodo p
        where p.agencia = a.id_agencia and p.estado = 'cerrado'
          and (o.anio is null or (p.anio, p.mes) < (o.anio, o.n))
        order by p.anio desc, p.mes desc limit 1) c on true
      where a.id_agencia = any(${agencias}::text[])
      order by a.id_agencia`.execute(db);
    return rows;
  },
};
