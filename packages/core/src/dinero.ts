// Money is an integer number of centavos: made here, added here, formatted here; everywhere else it is only passed
// on. Whatever would leave the range in which integers are exact stops the operation.

declare const marca: unique symbol;
export type Centavos = number & { readonly [marca]: 'centavos' };

export const CERO = 0 as Centavos;

/** Ten thousand million quetzales in one line: above any institution here, and far inside exact integers. */
export const MONTO_MAX = 1_000_000_000_000 as Centavos;

export function centavos(valor: number): Centavos {
  if (!Number.isSafeInteger(valor)) throw new RangeError(`No son centavos exactos: ${valor}`);
  // A negative zero would print and hash differently from zero.
  return (valor === 0 ? 0 : valor) as Centavos;
}

export function sumar(montos: Iterable<Centavos>): Centavos {
  let total = CERO;
  for (const monto of montos) total = centavos(total + monto);
  return total;
}

export function restar(monto: Centavos, menos: Centavos): Centavos {
  return centavos(monto - menos);
}

/** The same amount on the other side: what is owed for what is had. */
export function opuesto(monto: Centavos): Centavos {
  return centavos(-monto);
}

export function maximoDe(uno: Centavos, otro: Centavos): Centavos {
  return uno > otro ? uno : otro;
}

/** How much it is, whichever its side: a size to compare with a limit or to say in a sentence, never the way to mend a sign. */
export function magnitud(monto: Centavos): Centavos {
  return monto < 0 ? opuesto(monto) : monto;
}

/** `num ÷ den` to the nearest integer, half away from zero. */
export function redondeada(num: bigint, den: bigint): bigint {
  const [n, d] = den < 0n ? [-num, -den] : [num, den];
  const mitad = n < 0n ? -d : d;
  return (2n * n + mitad) / (2n * d);
}

/** `Q 1,234.56`; negatives in parentheses, as statements print them. */
export function formatearQuetzales(monto: Centavos): string {
  return monto < 0 ? `(Q ${formatearMonto(-monto)})` : `Q ${formatearMonto(monto)}`;
}

/** `1,234.56`, in a column whose heading says the currency; negatives in parentheses. */
export function formatearCifra(monto: Centavos): string {
  return monto < 0 ? `(${formatearMonto(-monto)})` : formatearMonto(monto);
}

/** `1,234.56`, without currency. Made from the digits, so no fraction is ever computed. */
function formatearMonto(positivo: number): string {
  const digitos = String(positivo).padStart(3, '0');
  const enteros = digitos.slice(0, -2).replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return `${enteros}.${digitos.slice(-2)}`;
}

/** `1234.56`, `1,234.5`, `Q 1,234` → centavos; undefined for anything that is not exactly an amount. */
export function leerQuetzales(texto: string): Centavos | undefined {
  const limpio = texto.trim().replace(/^Q\s*/i, '');
  const partes = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/.exec(limpio);
  if (partes === null) return undefined;
  const [, enteros = '', fraccion = ''] = partes;
  const valor = Number(enteros.replaceAll(',', '')) * 100 + Number(fraccion.padEnd(2, '0'));
  return Number.isSafeInteger(valor) ? centavos(valor) : undefined;
}
