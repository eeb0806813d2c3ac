// The number that the program proposes for a new account: agencia, product, sequence and a digit that tells most slips of the pen.
import { sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';

const DIGITOS = 6;

/** The next one after the highest of its product and agencia that was numbered this way. */
export async function proponerNumero(db: Database, codigo: string, agencia: string): Promise<string> {
  const comienzo = `${agencia}-${codigo}-`;
  const patron = `^${comienzo}[0-9]{${DIGITOS}}-[0-9]$`;
  const { rows } = await sql<{ ultimo: string | null }>`
    select (select c.numero from cuenta_ahorro c
      where c.numero collate "C" > ${comienzo} and c.numero collate "C" < ${`${comienzo}:`} and c.numero ~ ${patron}
      order by c.numero collate "C" desc limit 1) as ultimo`.execute(db);
  const ultimo = rows[0]?.ultimo ?? null;
  const siguiente =
    ultimo === null ? 1 : Number(ultimo.slice(comienzo.length, comienzo.length + DIGITOS)) + 1;
  return numeroCon(agencia, codigo, siguiente);
}

export function numeroCon(agencia: string, codigo: string, secuencia: number): string {
  const cuerpo = `${agencia}-${codigo}-${String(secuencia).padStart(DIGITOS, '0')}`;
  return `${cuerpo}-${digitoVerificador(cuerpo)}`;
}

/** Luhn, with letters as the two digits of their place after 9: A is 10. */
export function digitoVerificador(cuerpo: string): number {
  const digitos = [...cuerpo.replaceAll('-', '')]
    .map((signo) => Number.parseInt(signo, 36).toString())
    .join('');
  const suma = [...digitos].toReversed().reduce((total, digito, lugar) => {
    const valor = Number(digito) * (lugar % 2 === 0 ? 2 : 1);
    return total + (valor > 9 ? valor - 9 : valor);
  }, 0);
  return (10 - (suma % 10)) % 10;
}
