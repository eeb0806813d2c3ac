// The rules of a product while they are written: amounts and terms may still be missing. Read whole, with what is wrong said at its field.
import type { ReglasEscritas, VersionDeProducto } from '@cuadra/contract/ahorros/productos';
import type { ClaseDeProducto } from '@cuadra/core/ahorros/producto';
import { reparosDeReglas, type TablaALaVez } from '@cuadra/core/ahorros/reparos';
import { CERO, type Centavos } from '@cuadra/core/dinero';
import { escribirTasa, leerTasa } from '../tasas/tasa-escrita.ts';

type Cuentas = 'cuentaGasto' | 'cuentaIsr' | 'cuentaPorPagar' | 'cuentaPorCobrar';
type Textos = 'plazos' | 'penalizadaPpm';
type Montos = 'minimo' | 'tope' | 'aperturaMinima';

export type Escritas = Omit<ReglasEscritas, Cuentas | Textos | Montos> &
  Record<Cuentas | Textos, string> &
  Record<Montos, Centavos | undefined>;

export type CampoDeReglas = keyof ReglasEscritas;
export const camposDeReglas = [
  ...['desde', 'metodo', 'intradia', 'base', 'capitalizacion', 'abono', 'minimo', 'tope', 'redondeo'],
  ...['inactivas', 'bloqueadas', 'provision', 'sinFondos', 'aperturaMinima', 'plazos', 'penalizadaPpm'],
  ...['cuentaGasto', 'cuentaIsr', 'cuentaPorPagar', 'cuentaPorCobrar'],
] as const satisfies readonly CampoDeReglas[];

/** A draft as it is; a new one as what is in force, from another day. */
export function escritasDe(
  clase: ClaseDeProducto,
  modelo: VersionDeProducto | undefined,
  desde: string,
): Escritas {
  if (modelo === undefined)
    return { ...USUALES, desde, abono: clase === 'plazo' ? 'vencimiento' : 'mensual' };
  const { metodo, intradia, base, capitalizacion, abono, minimo, tope, redondeo, aperturaMinima } = modelo;
  const { inactivas, bloqueadas, provision, sinFondos, plazos, penalizadaPpm } = modelo;
  return {
    ...{ desde, metodo, intradia, base, capitalizacion, abono, minimo, redondeo, aperturaMinima },
    ...{ inactivas, bloqueadas, provision, sinFondos },
    tope: tope ?? undefined,
    plazos: plazos?.join(', ') ?? '',
    penalizadaPpm: penalizadaPpm === null ? '' : escribirTasa(penalizadaPpm),
    cuentaGasto: modelo.cuentaGasto,
    cuentaIsr: modelo.cuentaIsr,
    cuentaPorPagar: modelo.cuentaPorPagar ?? '',
    cuentaPorCobrar: modelo.cuentaPorCobrar ?? '',
  };
}

const USUALES: Escritas = {
  ...{ desde: '', metodo: 'diario', intradia: false, base: 'ACT/365F', capitalizacion: 'ninguna' },
  ...{ abono: 'mensual', minimo: CERO, tope: undefined, redondeo: 'mitad-arriba', inactivas: 'paga' },
  ...{ bloqueadas: 'devenga', provision: 'ninguna', sinFondos: 'omitir', aperturaMinima: CERO },
  ...{
    plazos: '',
    penalizadaPpm: '',
    cuentaGasto: '',
    cuentaIsr: '',
    cuentaPorPagar: '',
    cuentaPorCobrar: '',
  },
};

export interface ReglasLeidas {
  /** Undefined while something is wrong. */
  readonly cuerpo: ReglasEscritas | undefined;
  readonly errores: Partial<Record<CampoDeReglas, string>>;
}

export function leerReglas(
  clase: ClaseDeProducto,
  escritas: Escritas,
  tablas: readonly TablaALaVez[],
): ReglasLeidas {
  const errores: Partial<Record<CampoDeReglas, string>> = {};
  const plazos = clase === 'plazo' ? leerPlazos(escritas.plazos) : null;
  if (plazos === undefined) errores.plazos = 'Escriba los días separados por comas, como 90, 180, 360.';
  const escrita = clase === 'plazo' ? escritas.penalizadaPpm.trim() : '';
  const penalizadaPpm = escrita === '' ? null : leerTasa(escrita);
  if (penalizadaPpm === undefined) errores.penalizadaPpm = 'Escriba una tasa de 0 a 100.';
  if (escritas.cuentaGasto === '') errores.cuentaGasto = 'Elija la cuenta del gasto.';
  if (escritas.cuentaIsr === '') errores.cuentaIsr = 'Elija la cuenta del ISR por pagar.';
  const cuerpo: ReglasEscritas = {
    ...escritas,
    minimo: escritas.minimo ?? CERO,
    tope: escritas.tope ?? null,
    aperturaMinima: escritas.aperturaMinima ?? CERO,
    plazos: plazos ?? null,
    penalizadaPpm: penalizadaPpm ?? null,
    cuentaPorPagar: escritas.cuentaPorPagar || null,
    cuentaPorCobrar: escritas.cuentaPorCobrar || null,
  };
  for (const { campo, mensaje } of reparosDeReglas(clase, cuerpo, tablas)) {
    const suyo = camposDeReglas.find((uno) => uno === campo);
    if (suyo !== undefined) errores[suyo] ??= mensaje;
  }
  return { cuerpo: Object.keys(errores).length === 0 ? cuerpo : undefined, errores };
}

function leerPlazos(texto: string): number[] | undefined {
  const partes = texto.split(/[\s,;]+/).filter((parte) => parte !== '');
  return partes.every((parte) => /^[1-9]\d{0,3}$/.test(parte)) ? partes.map(Number) : undefined;
}
