// A financial statement on folios, as the statements' own dataset says it. In the worker: see imprenta.
import type { EstadoFinanciero, FilaDeEstado } from '@cuadra/contract/contabilidad/estados-financieros';
import { centavos } from '@cuadra/core/dinero';
import { ENTRE_COLUMNAS, MARGEN } from '#contabilidad/imprenta/componer.ts';
import type { ColumnaDeLibro, FilaDeLibro } from '#contabilidad/imprenta/tipos.ts';
import { papeles } from '#platform/pdf/documento.ts';

export type CabeceraDeEstado = Omit<EstadoFinanciero, 'filas'>;
/** With the columns, without which its figures are not known for what they are. */
export type FilaDeEstadoEnFolios = FilaDeEstado & { readonly esPorcentaje: readonly boolean[] };

const ANCHO_DE_CIFRA = 82;
const ANCHO_DE_PORCENTAJE = 48;
/** What each figure is of never has less than this, whatever they are. */
const ANCHO_DEL_CONCEPTO = 124;
const SANGRIA = 7;

export const columnas: readonly ColumnaDeLibro[] = [];

export function columnasDe({ columnas: suyas }: CabeceraDeEstado): ColumnaDeLibro[] {
  const montos = suyas.filter(({ clase }) => clase === 'monto').length;
  const libre =
    papeles.carta[0] -
    2 * MARGEN -
    ANCHO_DEL_CONCEPTO -
    ENTRE_COLUMNAS * suyas.length -
    ANCHO_DE_PORCENTAJE * (suyas.length - montos);
  const anchoDeMonto = Math.min(ANCHO_DE_CIFRA, Math.floor(libre / Math.max(1, montos)));
  return [
    { titulo: 'Concepto', tipo: 'texto' },
    ...suyas.map(({ titulo, clase }): ColumnaDeLibro => {
      const tipo = clase === 'monto' ? 'dinero' : 'cifra';
      return { titulo, ancho: clase === 'monto' ? anchoDeMonto : ANCHO_DE_PORCENTAJE, tipo };
    }),
  ];
}

export function enFilas({ clase, idCuenta, texto, nivel, valores, esPorcentaje }: FilaDeEstadoEnFolios) {
  const rotulo = idCuenta === null ? texto : `${idCuenta} ${texto}`;
  const cifras = valores.map((valor, i) => {
    if (valor === null) return null;
    return esPorcentaje[i] === true ? porcentaje(valor) : centavos(valor);
  });
  const fila: FilaDeLibro = { celdas: [rotulo, ...cifras], sangria: Math.max(0, nivel - 1) * SANGRIA };
  if (clase === 'titulo') return [{ ...fila, estilo: 'titulo', conLaSiguiente: true } satisfies FilaDeLibro];
  return clase === 'total' || clase === 'calculada'
    ? [{ ...fila, estilo: 'total' } satisfies FilaDeLibro]
    : [fila];
}

export function cierre({ fecha, pruebas, cobertura, notas }: CabeceraDeEstado): FilaDeLibro[] {
  const { cuentas, sinUbicar, repetidas } = cobertura;
  const cubiertas = `Cobertura: ${cuentas} cuentas de detalle, cada una una vez; ${sinUbicar.length} sin ubicar, ${repetidas.length} repetidas.`;
  const nota = (texto: string): FilaDeLibro => ({ celdas: [texto], estilo: 'nota', alAncho: true, fecha });
  return [
    ...pruebas.map(({ texto, cuadra }) => nota(`${texto}: ${cuadra ? 'cuadra' : 'NO cuadra'}.`)),
    nota(cubiertas),
    ...notas.map(nota),
  ];
}

/** Hundredths of a per cent: 1234 → `12.34 %`. */
function porcentaje(centesimas: number): string {
  const digitos = String(centesimas).replace('-', '').padStart(3, '0');
  return `${centesimas < 0 ? '-' : ''}${digitos.slice(0, -2)}.${digitos.slice(-2)} %`;
}
