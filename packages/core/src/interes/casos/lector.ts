// The fields of a case, read one by one: what is missing, of another kind or too large is refused by its name.
import { fechaDeDia, leerFecha, numeroDeDia } from '../dia.ts';
import { deDecimal, type Racional } from '../racional.ts';
import { CasoNoEntendido, type DatosDeCaso } from './caso.ts';

/** Longer than any amount or rate; a power of one with more digits would keep the machine busy. */
const CIFRAS_MAX = 30;
const LISTA_MAX = 1000;

export class Lector {
  readonly #campos: DatosDeCaso;
  readonly #ruta: string;

  constructor(campos: DatosDeCaso, ruta = '') {
    this.#campos = campos;
    this.#ruta = ruta;
  }

  tiene(campo: string): boolean {
    return this.#valor(campo) !== undefined;
  }

  /** The first of several names for the same thing that the case uses. */
  nombre(...campos: readonly [string, ...string[]]): string {
    return campos.find((campo) => this.tiene(campo)) ?? campos[0];
  }

  texto(campo: string): string {
    const valor = this.#valor(campo);
    return typeof valor === 'string' ? valor : this.rechazar(campo, 'se espera un texto');
  }

  textoSiHay(campo: string): string | undefined {
    return this.tiene(campo) ? this.texto(campo) : undefined;
  }

  decimal(campo: string): Racional {
    const valor = this.#valor(campo);
    const escrito = typeof valor === 'number' ? String(valor) : valor;
    if (typeof escrito !== 'string' || escrito.length > CIFRAS_MAX)
      return this.rechazar(campo, 'se espera un número decimal');
    return this.#intentar(campo, () => deDecimal(escrito));
  }

  decimalSiHay(campo: string): Racional | undefined {
    return this.tiene(campo) ? this.decimal(campo) : undefined;
  }

  /** As it was written, for what is answered as the case gives it. */
  escrito(campo: string): string {
    this.decimal(campo);
    return String(this.#valor(campo));
  }

  entero(campo: string, min: number, max: number): number {
    const valor = this.#valor(campo);
    const numero = typeof valor === 'string' && /^-?\d{1,9}$/.test(valor) ? Number(valor) : valor;
    if (typeof numero === 'number' && Number.isInteger(numero) && numero >= min && numero <= max)
      return numero;
    return this.rechazar(campo, `se espera un entero de ${min} a ${max}`);
  }

  enteroSiHay(campo: string, min: number, max: number): number | undefined {
    return this.tiene(campo) ? this.entero(campo, min, max) : undefined;
  }

  marcado(campo: string): boolean {
    const valor = this.#valor(campo) ?? false;
    return typeof valor === 'boolean' ? valor : this.rechazar(campo, 'se espera true o false');
  }

  fecha(campo: string): string {
    const texto = this.texto(campo);
    this.#intentar(campo, () => leerFecha(texto));
    return texto;
  }

  fechaSiHay(campo: string): string | undefined {
    return this.tiene(campo) ? this.fecha(campo) : undefined;
  }

  /** The first day that no longer counts, however the case says where it ends; a bare `to` is not counted either. */
  hasta(): string {
    if (this.tiene('to_inclusive')) return fechaDeDia(numeroDeDia(this.fecha('to_inclusive')) + 1);
    return this.fecha(this.nombre('to_exclusive', 'to', 'until', 'end'));
  }

  tieneHasta(): boolean {
    return ['to_exclusive', 'to_inclusive', 'to', 'until', 'end'].some((campo) => this.tiene(campo));
  }

  lista(campo: string): readonly Lector[] {
    return this.#elementos(campo).map((elemento, indice) => {
      if (typeof elemento !== 'object' || elemento === null || Array.isArray(elemento))
        return this.rechazar(`${campo}[${indice}]`, 'se espera un objeto');
      return new Lector(Object.fromEntries(Object.entries(elemento)), `${this.#ruta}${campo}[${indice}].`);
    });
  }

  /** A list of plain values, each read as a field of its own. */
  valores<T>(campo: string, leer: (lector: Lector, indice: string) => T): readonly T[] {
    const elementos = this.#elementos(campo);
    const suyos = new Lector(
      Object.fromEntries(elementos.map((elemento, indice) => [`${campo}[${indice}]`, elemento])),
      this.#ruta,
    );
    return elementos.map((_, indice) => leer(suyos, `${campo}[${indice}]`));
  }

  rechazar(campo: string, detalle: string): never {
    throw new CasoNoEntendido(`${this.#ruta}${campo}`, detalle);
  }

  #intentar<T>(campo: string, leer: () => T): T {
    try {
      return leer();
    } catch (error) {
      if (error instanceof RangeError) return this.rechazar(campo, error.message);
      throw error;
    }
  }

  #elementos(campo: string): readonly unknown[] {
    const valor = this.#valor(campo);
    if (!Array.isArray(valor) || valor.length === 0 || valor.length > LISTA_MAX)
      return this.rechazar(campo, `se espera una lista de 1 a ${LISTA_MAX}`);
    return valor;
  }

  #valor(campo: string): unknown {
    return Object.hasOwn(this.#campos, campo) ? (this.#campos[campo] ?? undefined) : undefined;
  }
}
