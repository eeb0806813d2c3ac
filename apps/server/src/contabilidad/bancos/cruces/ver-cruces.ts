// The cruces of a line, of a movement or of a partida: with what, who and why.
import type { Cruce, verCruces as contrato } from '@cuadra/contract/contabilidad/bancos/cruces';
import type { QueryOf } from '@cuadra/contract/endpoint';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';

export async function verCruces(
  db: Database,
  { linea, movimiento, partida }: QueryOf<typeof contrato>,
): Promise<Cruce[]> {
  if (linea !== undefined) {
    await exigir(db, sql`select from linea_de_banco l where l.id = ${linea}::uuid`);
    return leer(db, sql`select p.cruce from cruce_linea p where p.linea = ${linea}::uuid`);
  }
  if (movimiento !== undefined) {
    await exigir(db, sql`select from movimiento_de_banco m where m.id = ${movimiento}::uuid`);
    return leer(db, sql`select p.cruce from cruce_movimiento p where p.movimiento = ${movimiento}::uuid`);
  }
  await exigir(db, sql`select from partida p where p.id = ${partida}::uuid`);
  return leer(
    db,
    sql`select p.cruce from movimiento_de_banco m join cruce_movimiento p on p.movimiento = m.id where m.partida = ${partida}::uuid`,
  );
}

async function exigir(db: Database, de: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql<{ hay: boolean }>`select exists (${de}) as hay`.execute(db);
  if (!rows[0]?.hay) throw new ProblemaError('NO_ENCONTRADO');
}

async function leer(db: Database, cuales: RawBuilder<unknown>): Promise<Cruce[]> {
  const { rows } = await sql<Cruce>`
    select c.id, jsonb_build_object('id', b.id, 'nombre', b.nombre) as cuenta_bancaria, c.clase, c.puntaje, c.razones, c.fecha,
      c.traslado, case when u.id is null then null else jsonb_build_object('id', u.id, 'nombre', u.nombre) end as hecho_por,
      c.hecho_en, c.fecha <= a.conciliada_hasta as firmado,
      coalesce((select jsonb_agg(jsonb_build_object('id', l.id, 'fecha', l.fecha, 'texto', l.texto, 'documento', l.referencia,
          'monto', p.monto, 'total', l.monto, 'partida', null) order by l.fecha, l.orden)
        from cruce_linea p join linea_de_banco l on l.id = p.linea where p.cruce = c.id), '[]') as lineas,
      coalesce((select jsonb_agg(jsonb_build_object('id', m.id, 'fecha', m.fecha, 'texto', m.concepto, 'documento', m.documento,
          'monto', p.monto, 'total', m.monto, 'partida', case when m.partida is null then null else
            jsonb_build_object('id', m.partida, 'ejercicio', m.ejercicio, 'numero', m.numero) end) order by m.fecha, m.numero, m.n)
        from cruce_movimiento p join movimiento_de_banco m on m.id = p.movimiento where p.cruce = c.id), '[]') as movimientos
    from cruce c join cuenta_bancaria b on b.id = c.cuenta_bancaria join avance_de_banco a on a.cuenta_bancaria = b.id
    left join usuario u on u.id = c.hecho_por
    where c.id in (${cuales}) order by c.fecha, c.hecho_en, c.id`.execute(db);
  return rows;
}
