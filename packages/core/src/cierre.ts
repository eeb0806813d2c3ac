// The rules and the arithmetic of closing: when a month has ended, for whom it is open, what keeps it from being closed,
// and the two partidas that carry a year's result forward. Closing
// brings every account of productos (6) and gastos (7) to zero against the year's result; opening moves that result to
// what is left of earlier years.
import { CERO, type Centavos, opuesto, restar, sumar } from './dinero.ts';
import type { LineaDePartida } from './partida.ts';
import type { EstadoDePeriodo, EstadoParaAutor } from './periodo-no-admitido.ts';

/** What a detail account holds, as debe − haber. */
export interface SaldoNeto {
  readonly idCuenta: string;
  readonly neto: Centavos;
}

export interface Cierre {
  readonly lineas: readonly LineaDePartida[];
  readonly productos: Centavos;
  readonly gastos: Centavos;
  /** Productos − gastos: positive is excedente, negative is pérdida. */
  readonly resultado: Centavos;
}

export const esDeResultado = (idCuenta: string): boolean =>
  idCuenta.startsWith('6') || idCuenta.startsWith('7');

/** Empty lines when the year moved no account of results. */
export function cierreDe(saldos: readonly SaldoNeto[], cuentaResultado: string): Cierre {
  const deResultado = saldos.filter(({ idCuenta, neto }) => esDeResultado(idCuenta) && neto !== 0);
  const netoDe = (clase: string) =>
    sumar(deResultado.filter(({ idCuenta }) => idCuenta.startsWith(clase)).map(({ neto }) => neto));
  const productos = opuesto(netoDe('6'));
  const gastos = netoDe('7');
  const resultado = restar(productos, gastos);
  const aCero = deResultado.map(({ idCuenta, neto }) => lineaPor(idCuenta, opuesto(neto)));
  const contra = resultado === 0 ? [] : [lineaPor(cuentaResultado, opuesto(resultado))];
  return { lineas: [...aCero, ...contra], productos, gastos, resultado };
}

/** Moves what the account of the result holds to that of earlier results; empty when it holds nothing. */
export function lineasDeApertura(
  neto: Centavos,
  { cuentaResultado, cuentaAcumulados }: { cuentaResultado: string; cuentaAcumulados: string },
): LineaDePartida[] {
  return neto === 0 ? [] : [lineaPor(cuentaResultado, opuesto(neto)), lineaPor(cuentaAcumulados, neto)];
}

/** A line that adds that much to debe − haber. */
function lineaPor(idCuenta: string, neto: Centavos): LineaDePartida {
  return neto > 0 ? { idCuenta, debe: neto, haber: CERO } : { idCuenta, debe: CERO, haber: opuesto(neto) };
}

export function primerDia(anio: number, mes: number): string {
  return `${anio}-${dosDigitos(mes)}-01`;
}

export function ultimoDia(anio: number, mes: number): string {
  return `${anio}-${dosDigitos(mes)}-${dosDigitos(new Date(Date.UTC(anio, mes, 0)).getUTCDate())}`;
}

export function haTerminado(anio: number, mes: number, hoy: string): boolean {
  return hoy > ultimoDia(anio, mes);
}

/** How a period stands: open for everybody, or only for some and until an instant. */
export interface PeriodoAbierto {
  readonly estado: EstadoDePeriodo;
  readonly abiertoPara: readonly string[] | null;
  readonly abiertoHasta: string | null;
}

/** Instants as ISO text. A reopening ends at its instant, not after it. */
export function estadoPara(periodo: PeriodoAbierto, autor: string | null, ahora: string): EstadoParaAutor {
  const { estado, abiertoPara, abiertoHasta } = periodo;
  if (estado !== 'abierto') return estado;
  if (abiertoHasta !== null && Date.parse(abiertoHasta) <= Date.parse(ahora)) return 'vencido';
  if (abiertoPara !== null && (autor === null || !abiertoPara.includes(autor))) return 'reservado';
  return 'abierto';
}

export interface CompuertaPorCerrar {
  readonly id: string;
  readonly titulo: string;
  readonly pasa: boolean;
  readonly motivo: string;
  readonly firma: { readonly vigente: boolean } | null;
  readonly excepcion: { readonly vigente: boolean; readonly por: { readonly id: string } } | null;
}

export interface Impedimento {
  /** The gate's. */
  readonly id: string;
  readonly motivo: string;
}

/** Everything that keeps somebody from closing a month, gate by gate; empty when they may. */
export function impedimentosDe(
  compuertas: readonly CompuertaPorCerrar[],
  { quien, exigeFirmas }: { readonly quien: string | null; readonly exigeFirmas: boolean },
): Impedimento[] {
  return compuertas.flatMap(({ id, titulo, pasa, motivo, firma, excepcion }) => {
    const motivos: string[] = [];
    if (!pasa && excepcion?.vigente !== true) motivos.push(motivo);
    else if (!pasa && excepcion?.por.id === quien) {
      motivos.push(`«${titulo}» pasa por una excepción que concedió usted: debe cerrar otra persona.`);
    }
    if (exigeFirmas && firma?.vigente !== true) motivos.push(`Falta la firma de «${titulo}».`);
    return motivos.map((uno) => ({ id, motivo: uno }));
  });
}

/** `03/2026`, as people write a month. */
export function nombreDePeriodo(anio: number, mes: number): string {
  return `${dosDigitos(mes)}/${anio}`;
}

function dosDigitos(n: number): string {
  return String(n).padStart(2, '0');
}

/** «Libros de 2024», «Libros de 2023 a 2025»: of the years that were brought from elsewhere. */
export const librosTraidos = ({
  desde,
  hasta,
}: {
  readonly desde: number;
  readonly hasta: number;
}): string => (desde === hasta ? `Libros de ${desde}` : `Libros de ${desde} a ${hasta}`);
