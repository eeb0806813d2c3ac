// The history of a partida in sentences: what was done and, of what changed, how it was and how it is.
import type { PartidaCompleta } from '@cuadra/contract/contabilidad/partidas';
import { type Centavos, centavos } from '@cuadra/core/dinero';
import { nombresDeEstadoDePartida, nombresDeTipoDePartida, tiposDePartida } from '@cuadra/core/partida';
import { formatDate } from '#ui/format/date.ts';
import { formatearMonto } from '#ui/format/dinero.ts';

export type Hecho = PartidaCompleta['historia'][number];

export interface Cambio {
  readonly campo: string;
  /** Absent: it was not there. */
  readonly antes: string | undefined;
  readonly despues: string | undefined;
}

const frases: Readonly<Record<string, string>> = {
  'partidas:crear': 'Creó la partida',
  'partidas:importar': 'La importó',
  'partidas:contabilizar': 'La contabilizó',
  'partidas:editar': 'Editó el borrador',
  'partidas:duplicar': 'La creó como copia de otra',
  'partidas:enviar': 'La envió a revisión',
  'partidas:aprobar': 'La aprobó y contabilizó',
  'partidas:rechazar': 'La devolvió a su autor',
  'partidas:revertir': 'La revirtió',
  'partidas:proponer-reversion': 'Pidió esta reversión',
  'partidas:agregar-soporte': 'Agregó un soporte',
  'partidas:quitar-soporte': 'Quitó un soporte',
  'partidas:aceptar-advertencia': 'Aceptó una advertencia',
  'ejercicios:cerrar': 'La contabilizó al cerrar el ejercicio',
  'cajas:registrar': 'La contabilizó al registrar el movimiento de caja',
  'cajas:revertir': 'Deshizo el movimiento de caja',
  'cajas:enviar-traslado': 'La contabilizó al enviar el efectivo',
  'cajas:recibir-traslado': 'La contabilizó al recibir el efectivo',
  'cajas:devolver-traslado': 'La contabilizó al recibir el efectivo de vuelta',
  'cajas:revisar': 'La contabilizó al revisar la jornada de caja',
  'bancos:registrar': 'La contabilizó desde una línea del banco',
  'bancos:aceptar': 'La contabilizó al aceptar una sugerencia del banco',
  'bancos:cruzar': 'La contabilizó por la diferencia de un cruce con el banco',
  'bancos:revertir': 'Deshizo la partida que se hizo desde el banco',
  'demo:cargar': 'Cargó la historia de demostración',
};

/** An action that this screen does not know yet is told by its own name. */
export const fraseDe = ({ accion }: Pick<Hecho, 'accion'>): string => frases[accion] ?? accion;

const campos: Readonly<Record<string, string>> = {
  concepto: 'Concepto',
  fecha: 'Fecha',
  fecha_documento: 'Fecha del documento',
  tipo: 'Tipo',
  agencia: 'Agencia',
  estado: 'Estado',
  motivo: 'Motivo',
  motivo_reversion: 'Motivo de la reversión',
  debe: 'Debe',
  haber: 'Haber',
  cantidad_lineas: 'Líneas',
  nombre: 'Archivo',
  mensaje: 'Advertencia',
  numero: 'Número',
  total: 'Total',
};

/** What is told of something new, which has no before to compare with. */
const DE_LO_NUEVO = ['motivo', 'motivo_reversion', 'nombre', 'mensaje', 'numero'];

/** In the order above, then line by line; what a person has no name for is left out. */
export function cambiosDe({ antes, despues }: Hecho): Cambio[] {
  const simples = Object.entries(campos).flatMap(([clave, campo]) => {
    if (antes === null && !DE_LO_NUEVO.includes(clave)) return [];
    const [viejo, nuevo] = [valorDe(clave, antes?.[clave]), valorDe(clave, despues?.[clave])];
    return viejo === nuevo ? [] : [{ campo, antes: viejo, despues: nuevo }];
  });
  return [...simples, ...cambiosDeLineas(antes?.lineas, despues?.lineas)];
}

function valorDe(clave: string, valor: unknown): string | undefined {
  if (valor === null || valor === undefined || valor === '') return undefined;
  if (typeof valor === 'number')
    return ['debe', 'haber', 'total'].includes(clave) ? formatearMonto(centavos(valor)) : String(valor);
  if (typeof valor !== 'string') return undefined;
  if (clave === 'fecha' || clave === 'fecha_documento') return formatDate(valor);
  if (clave === 'tipo')
    return nombresDeTipoDePartida[tiposDePartida.find((tipo) => tipo === valor) ?? 'diario'];
  if (clave === 'estado')
    return Object.entries(nombresDeEstadoDePartida).find(([estado]) => estado === valor)?.[1] ?? valor;
  return valor;
}

interface Linea {
  readonly idCuenta: string;
  readonly debe: Centavos;
  readonly haber: Centavos;
  readonly concepto?: string | null;
  readonly documento?: string | null;
}

/**
 * How the lines of a draft changed from one saving to the next, as somebody reads it who compares both sheets. Nothing
 * when either is not there: a very long draft is told by its totals only.
 */
function cambiosDeLineas(antes: unknown, despues: unknown): Cambio[] {
  if (!Array.isArray(antes) || !Array.isArray(despues)) return [];
  const [viejas, nuevas] = [antes.map(describir), despues.map(describir)];
  return alineadas(viejas, nuevas).map(([vieja, nueva]) => ({
    campo: `Línea ${(nueva ?? vieja ?? 0) + 1}`,
    antes: vieja === undefined ? undefined : viejas[vieja],
    despues: nueva === undefined ? undefined : nuevas[nueva],
  }));
}

function describir(linea: Linea): string {
  const { idCuenta, debe, haber, concepto, documento } = linea;
  const monto = haber > 0 ? `haber ${formatearMonto(haber)}` : `debe ${formatearMonto(debe)}`;
  return [idCuenta || 'sin cuenta', monto, concepto, documento].filter(Boolean).join(' · ');
}

type Par = readonly [vieja: number | undefined, nueva: number | undefined];

/** Those that differ, each with the one it replaces; what is equal at the start and at the end stays out. */
function alineadas(viejas: readonly string[], nuevas: readonly string[]): Par[] {
  const corta = Math.min(viejas.length, nuevas.length);
  let inicio = 0;
  while (inicio < corta && viejas[inicio] === nuevas[inicio]) inicio++;
  let fin = 0;
  while (fin < corta - inicio && viejas.at(-1 - fin) === nuevas.at(-1 - fin)) fin++;
  const cuantas = Math.max(viejas.length, nuevas.length) - fin - inicio;
  return Array.from({ length: cuantas }, (_, n): Par => {
    const lugar = inicio + n;
    return [lugar < viejas.length - fin ? lugar : undefined, lugar < nuevas.length - fin ? lugar : undefined];
  }).filter(
    ([vieja, nueva]) => vieja === undefined || nueva === undefined || viejas[vieja] !== nuevas[nueva],
  );
}
