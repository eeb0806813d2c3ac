// The history of a partida in sentences: what was done and, of what changed, how it was and how it is.
import type { PartidaCompleta } from '@cuadra/contract/contabilidad/partidas';
import { centavos } from '@cuadra/core/dinero';
import { tiposDePartida } from '@cuadra/core/partida';
import { formatearFecha } from '../../../ui/format/date.ts';
import { formatearMonto } from '../../../ui/format/money.ts';
import { nombresDeEstado, nombresDeTipo } from '../nombres.ts';
import { cambiosDeLineas } from './cambios-de-lineas.ts';

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
  'partidas:agregar-soporte': 'Agregó un soporte',
  'partidas:quitar-soporte': 'Quitó un soporte',
  'partidas:aceptar-advertencia': 'Aceptó una advertencia',
  'ejercicios:cerrar': 'La contabilizó al cerrar el ejercicio',
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
  debe: 'Debe',
  haber: 'Haber',
  cantidad_lineas: 'Líneas',
  nombre: 'Archivo',
  mensaje: 'Advertencia',
  numero: 'Número',
  total: 'Total',
};

/** Of what came to be there is no before to compare with: that it did says it, and what it is called. */
const DE_LO_NUEVO = ['motivo', 'nombre', 'mensaje', 'numero'];

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
  if (clave === 'fecha' || clave === 'fecha_documento') return formatearFecha(valor);
  if (clave === 'tipo') return nombresDeTipo[tiposDePartida.find((tipo) => tipo === valor) ?? 'diario'];
  if (clave === 'estado')
    return Object.entries(nombresDeEstado).find(([estado]) => estado === valor)?.[1] ?? valor;
  return valor;
}
