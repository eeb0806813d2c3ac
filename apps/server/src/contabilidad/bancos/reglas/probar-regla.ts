// To which lines of the last months a rule would apply, and what was done with them. It changes nothing.
import type { probarRegla as contrato } from '@cuadra/contract/contabilidad/bancos/reglas';
import type { BodyOf, ResponseOf } from '@cuadra/contract/endpoint';
import { palabrasDeRegla } from '@cuadra/core/bancos/reglas';
import { CERO, type Centavos } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';
import { hoyEn } from '#platform/reloj.ts';
import { exigirCondiciones } from './guardar-regla.ts';

const ULTIMAS = 50;

export async function probarRegla(
  db: Database,
  ahora: Temporal.Instant,
  { meses, signo, ...condiciones }: BodyOf<typeof contrato>,
): Promise<ResponseOf<typeof contrato>> {
  await exigirCondiciones(db, condiciones);
  const { texto, cuentaBancaria, montoMinimo, montoMaximo } = condiciones;
  const desde = hoyEn({ ahora: () => ahora })
    .subtract({ months: meses })
    .toString();
  const palabras = palabrasDeRegla(texto).map(comoPatron);
  const aplica = sql`l.fecha >= ${desde}::date
    and (${cuentaBancaria}::uuid is null or l.cuenta_bancaria = ${cuentaBancaria}::uuid)
    and (${signo}::text is null or (l.monto > 0) = (${signo}::text = 'entrada'))
    and abs(l.monto) >= coalesce(${montoMinimo}::bigint, 0) and abs(l.monto) <= coalesce(${montoMaximo}::bigint, abs(l.monto))
    and ${sql.join(
      palabras.map((patron) => sql`texto_de_busqueda(l.texto) ~ ${patron}`),
      sql` and `,
    )}`;
  const { rows } = await sql<Fila>`
    select l.id, c.nombre as cuenta_bancaria, l.fecha, l.texto, l.monto, l.pendiente <> 0 as pendiente,
      (select p.id_cuenta from partida_de_banco p where p.linea = l.id order by p.hecha_en desc limit 1) as id_cuenta,
      count(*) over ()::int as total, sum(l.monto) over ()::bigint as suma
    from linea_de_banco l join cuenta_bancaria c on c.id = l.cuenta_bancaria where ${aplica}
    order by l.fecha desc, l.id limit ${ULTIMAS}`.execute(db);
  const [primera] = rows;
  return {
    total: primera?.total ?? 0,
    monto: primera?.suma ?? CERO,
    lineas: rows.map(({ total: _, suma: __, ...linea }) => linea),
  };
}

type Fila = ResponseOf<typeof contrato>['lineas'][number] & {
  readonly total: number;
  readonly suma: Centavos;
};

/** A whole word or, with its asterisk, how one begins. Only letters without accents and digits. */
function comoPatron(palabra: string): string {
  const entera = palabra.replaceAll('*', '');
  return `(^|[^a-z0-9])${entera}${palabra.endsWith('*') ? '' : '([^a-z0-9]|$)'}`;
}
