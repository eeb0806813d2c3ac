// What the grid learns of each person in this browser: the accounts of a macro, the columns of a block.
import { session } from '#platform/current-session.ts';
import { normalizeText } from '#ui/text/text-search.ts';
import {
  type Bloque,
  camposDeBloque,
  clasesDe,
  type Lectura,
  type Mapeo,
  type Resolver,
} from './pegar/bloque.ts';

const claveDe = (nombre: string): string => `hoja:${session.usuario()?.id ?? ''}:${nombre}`;

export function recordado(nombre: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(claveDe(nombre)) ?? 'null');
  } catch {
    return null;
  }
}

export function recordar(nombre: string, valor: unknown): void {
  try {
    localStorage.setItem(claveDe(nombre), JSON.stringify(valor));
  } catch {
    // The browser has no room left: it will be asked again.
  }
}

const NOMBRE = 'columnas';
const FORMAS_MAX = 20;

type Recordada = Omit<Lectura, 'seguro'>;

/**
 * Whoever once said which column is which is not asked again for a block of the same shape: by its titles when it
 * has them, by what its columns hold when it has not.
 */
export function mapeoRecordado(bloque: Bloque, resolver: Resolver): Lectura | undefined {
  const todas = leer();
  const recordada = todas[formaDe(bloque, true, resolver)] ?? todas[formaDe(bloque, false, resolver)];
  return recordada === undefined ? undefined : { ...recordada, seguro: true };
}

export function recordarMapeo(bloque: Bloque, { conEncabezado, mapeo }: Recordada, resolver: Resolver): void {
  const forma = formaDe(bloque, conEncabezado, resolver);
  const { [forma]: _anterior, ...otras } = leer();
  const ultimas = Object.entries(otras).slice(1 - FORMAS_MAX);
  recordar(NOMBRE, { ...Object.fromEntries(ultimas), [forma]: { conEncabezado, mapeo } });
}

function formaDe(bloque: Bloque, conEncabezado: boolean, resolver: Resolver): string {
  return conEncabezado
    ? (bloque[0] ?? []).map(normalizeText).join('|')
    : clasesDe(bloque, resolver).join(', ');
}

function leer(): Readonly<Record<string, Recordada>> {
  const guardado = recordado(NOMBRE);
  if (typeof guardado !== 'object' || guardado === null) return {};
  return Object.fromEntries(Object.entries(guardado).filter(([, valor]) => esRecordada(valor)));
}

function esRecordada(valor: unknown): valor is Recordada {
  if (typeof valor !== 'object' || valor === null || !('mapeo' in valor) || !('conEncabezado' in valor))
    return false;
  return Array.isArray(valor.mapeo) && valor.mapeo.every(esCampo) && typeof valor.conEncabezado === 'boolean';
}

const esCampo = (campo: unknown): campo is Mapeo[number] =>
  campo === null || camposDeBloque.some((conocido) => conocido === campo);
