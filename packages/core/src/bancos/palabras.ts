// What two texts have in common. Banks cut words, abbreviate them and drop accents; so a word counts by its beginning, the usual
// abbreviations by what they stand for, and the rarer a word is among all the texts, the more it says.

const COMIENZO = 5;

const VACIAS = new Set(
  'a al ante con cta cuenta de del desde doc documento e el en entre es la las lo los no nro num numero o para por q gtq qtz ref referencia s sa se segun sin su sus the u un una y'.split(
    ' ',
  ),
);

const ABREVIATURAS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ab: 'abono',
    ag: 'agencia',
    ck: 'cheque',
    ch: 'cheque',
    chq: 'cheque',
    cheq: 'cheque',
    cq: 'cheque',
    com: 'comision',
    comis: 'comision',
    dep: 'deposito',
    depo: 'deposito',
    efe: 'efectivo',
    efvo: 'efectivo',
    int: 'interes',
    ints: 'interes',
    isr: 'impuesto',
    nc: 'credito',
    nd: 'debito',
    pag: 'pago',
    pgo: 'pago',
    prest: 'prestamo',
    prov: 'proveedor',
    ret: 'retiro',
    serv: 'servicio',
    tef: 'transferencia',
    trf: 'transferencia',
    transf: 'transferencia',
    tra: 'transferencia',
    trans: 'transferencia',
    trasl: 'traslado',
  }),
);

/** The words that say something, each once, by their beginning. */
export function palabrasDe(texto: string): string[] {
  const palabras = sinAcentos(texto)
    .split(/[^a-z]+/)
    .filter((palabra) => palabra.length > 1 && !VACIAS.has(palabra))
    .map((palabra) => (ABREVIATURAS.get(palabra) ?? palabra).slice(0, COMIENZO));
  return [...new Set(palabras)];
}

/** Lower case, without accents. */
export function sinAcentos(texto: string): string {
  return texto.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** Words as numbers, so that comparing two texts costs little; and how much each says, from 0 (in all the texts) to 1 (in one). */
export interface Vocabulario {
  /** Ascending. */
  readonly numerosDe: (texto: string) => readonly number[];
  /** Once all the texts were read. */
  readonly pesos: () => Float64Array;
}

export function vocabulario(): Vocabulario {
  const numeros = new Map<string, number>();
  const veces: number[] = [];
  let textos = 0;
  const numerosDe = (texto: string) => {
    textos++;
    return palabrasDe(texto)
      .map((palabra) => {
        const numero = numeros.get(palabra) ?? numeros.size;
        numeros.set(palabra, numero);
        veces[numero] = (veces[numero] ?? 0) + 1;
        return numero;
      })
      .sort((a, b) => a - b);
  };
  const pesos = () =>
    Float64Array.from(veces, (cuantas) => Math.log((textos + 1) / cuantas) / Math.log(textos + 1));
  return { numerosDe, pesos };
}

/** 0 to 1: what they share of the shorter one, which may be cut; a text of common words alone never says much. */
export function similitud(unas: readonly number[], otras: readonly number[], pesos: Float64Array): number {
  let comun = 0;
  for (let i = 0, j = 0; i < unas.length && j < otras.length; ) {
    const [una = 0, otra = 0] = [unas[i], otras[j]];
    if (una === otra) comun += pesos[una] ?? 0;
    if (una <= otra) i++;
    if (otra <= una) j++;
  }
  return comun === 0 ? 0 : comun / Math.max(Math.min(pesoDe(unas, pesos), pesoDe(otras, pesos)), 1);
}

function pesoDe(palabras: readonly number[], pesos: Float64Array): number {
  return palabras.reduce((suma, palabra) => suma + (pesos[palabra] ?? 0), 0);
}
