// The text of a field :86:, free or in subfields. SWIFT breaks it at 65 letters and the banks break subfields at 27, in the middle
// of a word: a full one goes on in the next, a short one ends there.
import { limpiarTexto } from '@cuadra/core/bancos/limpiar-texto';
import type { CampoDeMt940 } from './recoger-campos.ts';

const RENGLON_LLENO = 65;
/** No text is longer; what follows is not looked at. */
const TEXTO_MAX = 10_000;
const SUBCAMPO_LLENO = 27;

export function textoDe86(campo: Pick<CampoDeMt940, 'lineas' | 'largos'>): string {
  const entero = unir(campo);
  const [, separador] = /^\s*\d{3}([?<>~^|@§])\d{2}/.exec(entero) ?? /^([?])\d{2}/.exec(entero) ?? [];
  return limpiarTexto(separador === undefined ? sinClaves(entero) : deSubcampos(entero, separador));
}

/** The reference that the sender gave, in the texts that say it with a word. */
export function referenciaEn86(texto: string): string | undefined {
  return /\/EREF\/([^/]+)/.exec(texto)?.[1];
}

export function unir({ lineas, largos }: Pick<CampoDeMt940, 'lineas' | 'largos'>): string {
  const entero = lineas.reduce((junto, linea, i) => {
    const anterior = largos[i - 1];
    return anterior === undefined || anterior >= RENGLON_LLENO ? junto + linea : `${junto} ${linea}`;
  }, '');
  return entero.slice(0, TEXTO_MAX);
}

/** What a person reads: the name of the operation (00), the purpose (20 to 29, 60 to 63) and the other party (32 and 33). */
function deSubcampos(entero: string, separador: string): string {
  const [, ...subcampos] = entero.split(separador);
  let texto = '';
  let anterior = { codigo: 0, estaLleno: false };
  for (const subcampo of subcampos) {
    const codigo = Number(/^\d{2}/.exec(subcampo)?.[0] ?? Number.NaN);
    // The mark itself, in the middle of a text.
    if (Number.isNaN(codigo)) {
      texto += `${separador}${subcampo}`;
      continue;
    }
    if (!seLee(codigo)) continue;
    const valor = subcampo.slice(2);
    const sigue = anterior.estaLleno && codigo === anterior.codigo + 1;
    texto += sigue ? valor : ` ${valor}`;
    anterior = { codigo, estaLleno: valor.length >= SUBCAMPO_LLENO };
  }
  return texto;
}

const seLee = (codigo: number): boolean =>
  codigo === 0 ||
  (codigo >= 20 && codigo <= 29) ||
  codigo === 32 ||
  codigo === 33 ||
  (codigo >= 60 && codigo <= 63);

const CLAVES =
  /\/(?:EREF|PREF|CREF|MARF|CSID|TRTP|ORDP|BENM|NAME|ADDR|IBAN|BIC|REMI|USTD|CSTR|ISDT|RTRN|PURP|CNTP|ULTB|ULTD|ULTC|SVCL|TR|BUSP|IREF|CUR|CHGS|INIT)\//g;

/** Words between slashes that name what follows them. */
function sinClaves(texto: string): string {
  return /^\s*\/[A-Z]{2,4}\//.test(texto) ? texto.replaceAll(CLAVES, ' ') : texto;
}
