// A month compared: what has nothing at the bank yet is on its way, and two people sign.
import { sql } from 'kysely';
import type { Tx } from '#platform/database/escribir.ts';
import { ZONA_HORARIA } from '#platform/reloj.ts';
import { firmar } from '../firmar.ts';
import { identificadorDe } from '../identificador.ts';

interface Firmas {
  readonly envia: string;
  readonly aprueba: string;
}

export async function firmarMes(
  tx: Tx,
  cuenta: string,
  mes: Temporal.PlainDate,
  { envia, aprueba }: Firmas,
): Promise<void> {
  const dia = mes.add({ months: 1 }).with({ day: 4 });
  const [enviada, aprobada] = ['10:30', '15:05'].map((hora) =>
    dia.toZonedDateTime({ timeZone: ZONA_HORARIA, plainTime: hora }).toInstant().toString(),
  );
  const { year: anio, month } = mes;
  const id = identificadorDe(`conciliación ${cuenta} ${anio}-${month}`);
  const fin = mes.with({ day: mes.daysInMonth }).toString();
  await sql`insert into explicacion_de_banco (cuenta_bancaria, linea, movimiento, clase, explicada_por, explicada_en)
    select ${cuenta}::uuid, p.linea, p.movimiento, clase_de_pendiente(p.lado, p.linea, p.movimiento, p.monto), ${envia}::uuid,
      ${enviada}::timestamptz
    from sin_explicar_de_banco(${cuenta}::uuid, ${fin}::date) p`.execute(tx);
  await firmar(tx, envia);
  await sql`insert into conciliacion (id, cuenta_bancaria, anio, mes, estado, saldo_segun_estado, enviada_por, enviada_en)
    values (${id}::uuid, ${cuenta}::uuid, ${anio}, ${month}, 'en_revision', saldo_de_banco(${cuenta}::uuid, ${fin}::date),
      ${envia}::uuid, ${enviada}::timestamptz)`.execute(tx);
  await dar(tx, id, 'enviar', envia, enviada ?? '');
  await firmar(tx, aprueba);
  await sql`update conciliacion set estado = 'aprobada', aprobada_por = ${aprueba}::uuid, aprobada_en = ${aprobada}::timestamptz,
    version = version + 1 where id = ${id}::uuid`.execute(tx);
  await dar(tx, id, 'aprobar', aprueba, aprobada ?? '');
  await firmar(tx, '');
}

async function dar(
  tx: Tx,
  conciliacion: string,
  paso: 'enviar' | 'aprobar',
  por: string,
  en: string,
): Promise<void> {
  await tx.insertInto('pasoDeConciliacion').values({ conciliacion, paso, por, en, motivo: null }).execute();
}
