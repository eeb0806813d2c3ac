// Whether the account that a file names is one of ours. Banks write the same number with hyphens, with zeros before it, inside of an
// IBAN, or with most of its digits hidden.

/** `no-dice`: what the file writes tells no account. */
export type Parecido = 'misma' | 'otra' | 'no-dice';

/** Fewer digits in sight tell nothing. */
const VISIBLES_MIN = 3;

export function mismaCuenta(escrita: string | null, numero: string): Parecido {
  const limpia = (escrita ?? '').toUpperCase().replaceAll(/[^0-9A-Z*#•]/gu, '');
  const nuestra = digitos(numero);
  if (!/[*#•]|X{2}/u.test(limpia)) {
    const suya = digitos(limpia);
    if (suya === '') return 'no-dice';
    return suya === nuestra ? 'misma' : 'otra';
  }
  const visibles = limpia.split(/[^0-9]+/u);
  if (visibles.join('').length < VISIBLES_MIN) return 'no-dice';
  return cabe(visibles, nuestra) ? 'misma' : 'otra';
}

/** What is in sight, in its order: before what is hidden, the beginning; after it, the end. */
function cabe(visibles: readonly string[], numero: string): boolean {
  const [inicio = ''] = visibles;
  const fin = visibles.length > 1 ? (visibles.at(-1) ?? '') : '';
  if (!numero.startsWith(sinCeros(inicio)) || !numero.endsWith(fin)) return false;
  let desde = sinCeros(inicio).length;
  for (const trozo of visibles.slice(1, -1)) {
    const donde = numero.indexOf(trozo, desde);
    if (donde < 0) return false;
    desde = donde + trozo.length;
  }
  return desde <= numero.length - fin.length;
}

const IBAN_DE_GUATEMALA = /^GT[0-9]{2}[0-9A-Z]{8}([0-9]{16})$/;

const digitos = (numero: string): string => {
  const junto = numero.toUpperCase().replaceAll(/[^0-9A-Z]/gu, '');
  return sinCeros((IBAN_DE_GUATEMALA.exec(junto)?.[1] ?? junto).replaceAll(/[^0-9]/gu, ''));
};

const sinCeros = (numero: string): string => numero.replace(/^0+/u, '');
