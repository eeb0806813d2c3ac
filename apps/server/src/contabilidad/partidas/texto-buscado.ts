// What somebody typed to find partidas may mean several things at once, and all of them are looked for: words, the number of
// a partida, an amount, an account.
import { type Centavos, leerQuetzales } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';
import { buscarOriginal } from './numero-original.ts';
import { leerPalabras, type PalabrasBuscadas } from './palabras-buscadas.ts';

export interface TextoBuscado {
  /** Absent when there is no word long enough to look for. */
  readonly palabras: PalabrasBuscadas | undefined;
  /** `15`, of every year, or `15/2026`. */
  readonly numero: { readonly numero: number; readonly anio: number | undefined } | undefined;
  /** What may be the number that a partida had where it was brought from; absent when none was brought. */
  readonly original: string | undefined;
  readonly monto: Centavos | undefined;
  /** Those of detail that have that name, or that code or one under it. */
  readonly cuentas: readonly string[];
}

/** Shorter words begin too many others. */
const BUSCABLE = /[\p{L}\p{N}]{3}/u;
/** With a currency, commas or decimals it is an amount and nothing else. */
const SOLO_MONTO = /^q|[.,]/i;
const CODIGO = /^\d{3,10}$/;

export async function leerTexto(db: Database, texto: string): Promise<TextoBuscado> {
  const monto = leerQuetzales(texto);
  const sonPalabras = BUSCABLE.test(texto) && (monto === undefined || !SOLO_MONTO.test(texto));
  const [palabras, cuentas, original] = await Promise.all([
    sonPalabras ? leerPalabras(db, texto) : undefined,
    sonPalabras ? leerCuentas(db, texto) : [],
    buscarOriginal(db, texto),
  ]);
  const numero = leerNumero(texto);
  return { palabras, numero, original, monto: monto === 0 ? undefined : monto, cuentas };
}

function leerNumero(texto: string): TextoBuscado['numero'] {
  const [, numero, anio] = /^(\d{1,9})(?:\/(\d{4}))?$/.exec(texto) ?? [];
  if (numero === undefined) return undefined;
  return { numero: Number(numero), anio: anio === undefined ? undefined : Number(anio) };
}

async function leerCuentas(db: Database, texto: string): Promise<string[]> {
  const porCodigo = CODIGO.test(texto)
    ? sql`starts_with(c.id_cuenta, ${texto}) and exists (select from cuenta m where m.id_cuenta = ${texto})`
    : sql`false`;
  const { rows } = await sql<{ idCuenta: string }>`
    select c.id_cuenta from cuenta c
    where c.tipo_cuenta = 'D' and (palabras_de(c.nombre_cuenta) @@ palabras_buscadas(${texto}) or ${porCodigo})
    order by c.id_cuenta`.execute(db);
  return rows.map(({ idCuenta }) => idCuenta);
}
