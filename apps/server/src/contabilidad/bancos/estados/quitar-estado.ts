// A statement that was imported by mistake, taken away whole: only while nothing of it was used. The file it came in stays.
import { sql } from 'kysely';
import type { Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';
import { avisarCambioDeBancos } from '../avisar-de-bancos.ts';
import { tieneSiguiente } from './queries.ts';
import { tomarTurno } from './tomar-turno.ts';

export async function quitarEstado(tx: Tx, id: string): Promise<void> {
  const cuenta = await cuentaDelEstado(tx, id);
  // Its turn: nobody matches its lines meanwhile.
  await tomarTurno(tx, cuenta, { quita: true });
  await exigirUltimo(tx, id);
  await sql`
    delete from sugerencia_de_banco s using linea_de_banco l
    where l.estado = ${id}::uuid and s.lineas @> array[l.id]`.execute(tx);
  await tx.deleteFrom('estadoDeCuenta').where('id', '=', id).execute();
  await avisarCambioDeBancos(tx, cuenta);
}

async function cuentaDelEstado(tx: Tx, id: string): Promise<string> {
  const estado = await tx
    .selectFrom('estadoDeCuenta')
    .select('cuentaBancaria')
    .where('id', '=', id)
    .executeTakeFirst();
  if (estado === undefined) throw new ProblemaError('NO_ENCONTRADO');
  return estado.cuentaBancaria;
}

async function exigirUltimo(tx: Tx, id: string): Promise<void> {
  const { rows } = await sql<{ tieneSiguiente: boolean }>`
    select e.nuevas > 0 and ${tieneSiguiente} as tiene_siguiente from estado_de_cuenta e where e.id = ${id}::uuid`.execute(
    tx,
  );
  if (rows[0] === undefined) throw new ProblemaError('NO_ENCONTRADO');
  if (rows[0].tieneSiguiente)
    throw new ProblemaError('ESTADO_EN_USO', {
      detalle: 'Después se importó otro estado que continúa este: quite antes el último.',
    });
}
