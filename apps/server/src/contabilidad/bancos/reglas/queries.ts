import type { ReglaDeBanco } from '@cuadra/contract/contabilidad/bancos/reglas';
import type { Regla } from '@cuadra/core/bancos/reglas';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';

/** In the order in which they are tried. */
export function listarReglas(db: Database): Promise<ReglaDeBanco[]> {
  return leer(db, sql`true`);
}

export async function verRegla(db: Database, id: string): Promise<ReglaDeBanco> {
  const [regla] = await leer(db, sql`r.id = ${id}::uuid`);
  if (regla === undefined) throw new ProblemaError('NO_ENCONTRADO');
  return regla;
}

/** As the core tries them. */
export function leerReglasActivas(db: Database): Promise<(Regla & { readonly nombre: string })[]> {
  return db
    .selectFrom('reglaDeBanco')
    .select(['id', 'nombre', 'texto', 'signo', 'montoMinimo', 'montoMaximo', 'cuentaBancaria', 'orden'])
    .where('activa', '=', true)
    .orderBy('orden')
    .orderBy('nombre')
    .execute();
}

async function leer(db: Database, cuales: RawBuilder<unknown>): Promise<ReglaDeBanco[]> {
  const { rows } = await sql<ReglaDeBanco>`
    select r.id, r.nombre, r.texto, r.signo, r.monto_minimo, r.monto_maximo, r.id_cuenta, c.nombre_cuenta, r.concepto,
      r.orden, r.activa, r.version, h.aciertos, h.ultimo_acierto,
      case when b.id is null then null else jsonb_build_object('id', b.id, 'nombre', b.nombre) end as cuenta_bancaria
    from regla_de_banco r join cuenta c on c.id_cuenta = r.id_cuenta left join cuenta_bancaria b on b.id = r.cuenta_bancaria,
      lateral (select count(*)::int as aciertos, max(p.hecha_en) as ultimo_acierto from partida_de_banco p where p.regla = r.id) h
    where ${cuales} order by r.orden, r.nombre`.execute(db);
  return rows;
}
