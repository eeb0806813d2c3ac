// With what a bank account began: what each side said, what was outstanding, and what none of it explains.
import type { InicioDeBanco } from '@cuadra/contract/contabilidad/bancos/inicio';
import type { Centavos } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';

export async function leerInicioDeBanco(db: Database, id: string): Promise<InicioDeBanco> {
  const { rows } = await sql<Omit<InicioDeBanco, 'cheques' | 'otras'>>`
    select c.id, c.banco, c.numero, c.nombre, c.id_cuenta, k.nombre_cuenta, c.desde, c.saldo_banco_inicial as saldo_banco,
      c.saldo_libro_inicial as saldo_libros, banco_sin_explicar_al_empezar(c.id) as sin_explicar,
      institucion_en_preparacion() and a.conciliada_hasta < c.desde as se_cambia
    from cuenta_bancaria c join cuenta k on k.id_cuenta = c.id_cuenta join avance_de_banco a on a.cuenta_bancaria = c.id
    where c.id = ${id}::uuid`.execute(db);
  const [cuenta] = rows;
  if (cuenta === undefined) throw new ProblemaError('NO_ENCONTRADO');
  const cheques = await db
    .selectFrom('cheque as k')
    .innerJoin('movimientoDeBanco as m', 'm.id', 'k.movimiento')
    .select(['k.numero', 'k.fecha', 'k.beneficiario', 'k.monto'])
    .where('k.cuentaBancaria', '=', id)
    .where('m.ejercicio', 'is', null)
    .orderBy('k.numero')
    .execute();
  return { ...cuenta, cheques, otras: await leerOtras(db, id) };
}

/** Neither side had the other's yet, and none of it is a cheque of the register. */
async function leerOtras(db: Database, id: string): Promise<InicioDeBanco['otras']> {
  const { rows } = await sql<{
    lado: 'banco' | 'libros';
    fecha: string;
    monto: Centavos;
    texto: string;
    documento: string | null;
  }>`
    select 'banco' as lado, l.fecha, l.monto, l.texto, l.referencia as documento from linea_de_banco l
    where l.cuenta_bancaria = ${id}::uuid and l.estado is null
    union all
    select 'libros', m.fecha, m.monto, m.concepto, m.documento from movimiento_de_banco m
    where m.cuenta_bancaria = ${id}::uuid and m.ejercicio is null and not exists (select from cheque k where k.movimiento = m.id)
    order by 1, 2, 3`.execute(db);
  return rows;
}
