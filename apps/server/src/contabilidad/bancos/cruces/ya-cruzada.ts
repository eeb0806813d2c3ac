// Two people on the same lines: one matches them first, and the other is told who it was and when.
import type { ErrorDeCampo } from '@cuadra/contract/problema-en-json';
import { sql } from 'kysely';
import { restriccionRota } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import { explicarRechazo } from '#platform/database/rechazo.ts';
import { ProblemaError } from '#platform/problema.ts';
import { ZONA_HORARIA } from '#platform/reloj.ts';
import type { Elegido, Lado } from './leer-partes.ts';

export interface Tomado {
  readonly lado: Lado;
  readonly indice: number;
  readonly elegido: Elegido;
}

/** The refusal that names whoever took each of them last. */
export async function yaCruzada(db: Database, tomados: readonly Tomado[]): Promise<ProblemaError> {
  const ids = tomados.map(({ elegido }) => elegido.id);
  const { rows } = await sql<{ id: string; nombre: string | null; en: string }>`
    select distinct on (p.id) p.id, u.nombre, c.hecho_en as en
    from (select l.linea as id, l.cruce from cruce_linea l where l.linea = any(${ids}::uuid[])
      union all select m.movimiento, m.cruce from cruce_movimiento m where m.movimiento = any(${ids}::uuid[])) p
    join cruce c on c.id = p.cruce left join usuario u on u.id = c.hecho_por
    order by p.id, c.hecho_en desc`.execute(db);
  const errores = tomados.map(({ lado, indice, elegido }): ErrorDeCampo => {
    const ultimo = rows.find(({ id }) => id === elegido.id);
    const mensaje = `«${elegido.texto}» ${ultimo === undefined ? 'ya está cruzada.' : decirQuien(ultimo)}`;
    return { campo: `${lado}.${indice}`, codigo: 'LINEA_YA_CRUZADA', mensaje };
  });
  const [primero] = errores;
  return new ProblemaError('LINEA_YA_CRUZADA', {
    ...(primero === undefined ? {} : { detalle: primero.mensaje }),
    errores,
  });
}

function decirQuien({ nombre, en }: { readonly nombre: string | null; readonly en: string }): string {
  const { day, month, hour, minute } = Temporal.Instant.from(en).toZonedDateTimeISO(ZONA_HORARIA);
  const dos = (n: number) => String(n).padStart(2, '0');
  return `la cruzó ${nombre ?? 'el programa'} el ${dos(day)}/${dos(month)} a las ${dos(hour)}:${dos(minute)}.`;
}

/** What PostgreSQL refuses of a cruce: somebody took part of it between our looking and our writing, and looking again tells who. */
export async function explicarCruce(error: unknown, mirarDeNuevo: () => Promise<unknown>): Promise<never> {
  if (!DE_LO_PENDIENTE.has(restriccionRota(error) ?? '')) return explicarRechazo(error);
  await mirarDeNuevo();
  throw new ProblemaError('LINEA_YA_CRUZADA');
}

const DE_LO_PENDIENTE = new Set(['linea_de_banco_pendiente', 'movimiento_de_banco_pendiente']);
