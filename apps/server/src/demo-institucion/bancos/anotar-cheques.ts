// The register of cheques of the story: every line of the books that is one, handed over the next day.
import { sql } from 'kysely';
import type { Tx } from '#platform/database/escribir.ts';
import { type CuentaBancariaDemo, firmasDemo } from './bancos-demo.ts';

export async function anotarCheques(tx: Tx, { id }: CuentaBancariaDemo): Promise<void> {
  const { rows } = await sql<ChequeContado>`
    select m.id as movimiento, m.fecha, -m.monto as monto, m.concepto, substring(m.documento from '[0-9]+')::bigint as numero
    from movimiento_de_banco m
    where m.cuenta_bancaria = ${id}::uuid and m.documento ~ '^Cheque [0-9]+$' and m.monto < 0`.execute(tx);
  const cheques = rows.map(({ concepto, fecha, ...cheque }) => {
    const beneficiario = beneficiarioDe(concepto);
    return {
      ...cheque,
      fecha,
      beneficiario,
      concepto: concepto.slice(0, LARGO_MAX).trim(),
      entregadoA: beneficiario,
    };
  });
  const todos = JSON.stringify(cheques);
  await sql`insert into cheque (cuenta_bancaria, numero, fecha, beneficiario, monto, concepto, movimiento, estado, emitido_por, emitido_en)
    select ${id}::uuid, x.numero, x.fecha, x.beneficiario, x.monto, x.concepto, x.movimiento, 'emitido', ${firmasDemo.envia}::uuid,
      (x.fecha + time '16:20') at time zone 'America/Guatemala'
    from jsonb_to_recordset(${todos}::jsonb) as x (numero bigint, fecha date, beneficiario text, monto bigint, concepto text, movimiento uuid)`.execute(
    tx,
  );
  await sql`update cheque set estado = 'entregado', entregado_a = beneficiario, entregado_en = fecha, version = 1
    where cuenta_bancaria = ${id}::uuid and estado = 'emitido'`.execute(tx);
}

interface ChequeContado {
  readonly movimiento: string;
  readonly fecha: string;
  readonly monto: number;
  readonly concepto: string;
  readonly numero: number;
}

const LARGO_MAX = 200;

const conocidos: readonly (readonly [RegExp, string])[] = [
  [/^Desembolso/, 'Asociados, según planilla de desembolsos'],
  [/^Devolución/, 'Asociados retirados, según liquidación'],
  [/^Reembolso de caja chica/, 'Encargado de caja chica'],
  [/directivos|consejo|comisiones/, 'Directivos, según planilla'],
];

/** The supplier, which the story tells last; what it tells otherwise, by what it is. */
export function beneficiarioDe(concepto: string): string {
  const conocido = conocidos.find(([forma]) => forma.test(concepto));
  if (conocido !== undefined) return conocido[1];
  const partes = concepto.split(', ');
  const cola = partes.at(-1) === 'S.A.' ? partes.slice(-2) : partes.slice(-1);
  const nombre = cola.join(', ').trim();
  return partes.length > 1 && nombre.length >= 3 ? nombre.slice(0, 120) : 'Proveedores varios';
}
