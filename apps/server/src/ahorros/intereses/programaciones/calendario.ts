// What is coming over a year, day by day: what plans will calculate, runs on their way, terms that end.
import type * as contrato from '@cuadra/contract/ahorros/programaciones';
import type { ResponseOf } from '@cuadra/contract/endpoint';
import type { Centavos } from '@cuadra/core/dinero';
import { fechasProgramadas, periodoDe } from '@cuadra/core/interes/abonos';
import { sql } from 'kysely';
import type { Actor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { esDeSusAgencias } from '../corridas/tomar-corrida.ts';
import { listarProgramaciones } from './queries.ts';

type Calendario = ResponseOf<typeof contrato.verCalendario>;
type Dia = Calendario['dias'][number];

export async function verCalendario(db: Database, actor: Actor, desde: string): Promise<Calendario> {
  const hasta = Temporal.PlainDate.from(desde).add({ years: 1 }).toString();
  const dias = new Map<string, Dia>();
  const del = (fecha: string): Dia => {
    const dia = dias.get(fecha) ?? { fecha, programadas: [], corridas: [], vencimientos: null };
    dias.set(fecha, dia);
    return dia;
  };
  for (const programacion of await listarProgramaciones(db, actor)) {
    if (programacion.pausada) continue;
    const { id, nombre, frecuencia } = programacion;
    // What is overdue is calculated as soon as it can be: it stands on the first day.
    for (const { fin, calculo } of fechasProgramadas(programacion, programacion.proximoFin, hasta)) {
      const principio = frecuencia === 'diaria' ? fin : periodoDe(frecuencia, fin).desde;
      del(calculo < desde ? desde : calculo).programadas.push({
        ...{ programacion: id, nombre, desde: principio },
        hasta: Temporal.PlainDate.from(fin).add({ days: 1 }).toString(),
      });
    }
  }
  for (const { fecha, ...corrida } of await leerEnCamino(db, actor, desde, hasta))
    del(fecha).corridas.push(corrida);
  for (const { fecha, cuentas, saldo } of await leerVencimientos(db, actor, desde, hasta))
    dias.set(fecha, { ...del(fecha), vencimientos: { cuentas, saldo } });
  return { desde, hasta, dias: [...dias.values()].sort((uno, otro) => (uno.fecha < otro.fecha ? -1 : 1)) };
}

async function leerEnCamino(db: Database, actor: Actor, desde: string, hasta: string) {
  const { rows } = await sql<{ fecha: string; id: number; nombre: string; estado: string }>`
    select greatest(r.fecha, ${desde}::date) as fecha, r.id, r.nombre, r.estado from corrida r
    where r.estado in ('programado', 'calculando', 'calculado', 'aprobado', 'aplicando', 'revirtiendo', 'vencido', 'detenido', 'fallido')
      and r.fecha <= ${hasta}::date and ${esDeSusAgencias(actor)}
    order by r.hasta, r.id`.execute(db);
  return rows;
}

async function leerVencimientos(db: Database, { agencias }: Actor, desde: string, hasta: string) {
  const { rows } = await sql<{ fecha: string; cuentas: number; saldo: Centavos }>`
    select c.vence as fecha, count(*)::int as cuentas, sum(c.saldo)::bigint as saldo from cuenta_ahorro c
    where c.vence between ${desde}::date and ${hasta}::date and c.cierre is null and c.agencia = any(${agencias}::text[])
    group by c.vence order by c.vence`.execute(db);
  return rows;
}
