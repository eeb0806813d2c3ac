// What a row of the bitácora changed, as somebody reads it: field by field, before and after, with names instead of identifiers
// and money, dates and moments written as everywhere else. Nothing here asks the database.
import { nombresDeRol, roles } from '@cuadra/contract/acceso/permisos';
import type { Cambio } from '@cuadra/contract/administracion/bitacora/bitacora';
import { centavos, formatearQuetzales } from '@cuadra/core/dinero';
import { ZONA_HORARIA } from '#platform/reloj.ts';
import { esMonto, seMuestraATodos, sinMontosEscritos } from './montos.ts';
import { rotuloDe, SEPARADOR } from './rotulos.ts';

export type Fila = Readonly<Record<string, unknown>> | null;

export interface Lector {
  /** What an identifier or a code stands for. */
  readonly nombres: ReadonlyMap<string, string>;
  readonly conMontos: boolean;
}

export interface Diferencia {
  readonly cambios: Cambio[];
  readonly datos: Cambio[];
  readonly recortada: boolean;
}

/** They change with every change, and say nothing of it. */
const RUIDO: ReadonlySet<string> = new Set(['version', 'actualizado_en']);
const CAMPOS_MAX = 200;
const LARGO_MAX = 600;

type Hoja = string | number | boolean | null;

export function diferenciaDe(antes: Fila, despues: Fila, lector: Lector): Diferencia {
  const de = aplanar(antes);
  const a = aplanar(despues);
  const campos = [...new Set([...de.keys(), ...a.keys()])];
  const dichos = campos.slice(0, CAMPOS_MAX).map((campo) => {
    const una = cambioDe(campo, de.get(campo), a.get(campo), lector);
    const distinto =
      antes !== null && despues !== null && !RUIDO.has(campo) && de.get(campo) !== a.get(campo);
    return { una, distinto };
  });
  return {
    cambios: dichos.filter(({ distinto }) => distinto).map(({ una }) => una),
    datos: dichos
      .filter(({ una, distinto }) => !distinto && (una.oculto || (una.despues ?? una.antes ?? '') !== ''))
      .map(({ una }) => una),
    recortada: campos.length > CAMPOS_MAX,
  };
}

/** Each value by where it is; a list of plain values is one. */
function aplanar(fila: Fila): Map<string, Hoja> {
  const hojas = new Map<string, Hoja>();
  const andar = (campo: string, valor: unknown): void => {
    if (hojas.size > CAMPOS_MAX) return;
    if (Array.isArray(valor) && valor.every((uno) => typeof uno !== 'object' || uno === null)) {
      hojas.set(campo, valor.map(String).join(', '));
      return;
    }
    if (typeof valor === 'object' && valor !== null) {
      for (const [clave, dentro] of Object.entries(valor)) {
        const nombre = Array.isArray(valor) ? String(Number(clave) + 1) : clave;
        andar(campo === '' ? nombre : campo + SEPARADOR + nombre, dentro);
      }
      return;
    }
    hojas.set(campo, valor as Hoja);
  };
  andar('', fila ?? {});
  return hojas;
}

function cambioDe(campo: string, antes: Hoja | undefined, despues: Hoja | undefined, lector: Lector): Cambio {
  const nombre = nombreDeCampo(campo);
  const seOculta = (valor: Hoja | undefined) =>
    !lector.conMontos && valor !== undefined && valor !== null && esOculto(nombre, valor);
  const oculto = seOculta(antes) || seOculta(despues);
  const decir = (valor: Hoja | undefined) => (oculto ? null : enTexto(nombre, valor, lector));
  return { campo, rotulo: rotuloDe(campo), antes: decir(antes), despues: decir(despues), oculto };
}

/** The last name that is not the place in a list: in `productos › 2`, productos. */
const nombreDeCampo = (campo: string): string =>
  campo.split(SEPARADOR).findLast((tramo) => !/^\d+$/.test(tramo)) ?? campo;

function esOculto(nombre: string, valor: Hoja): boolean {
  return esMonto(nombre) || (typeof valor === 'number' && !seMuestraATodos(nombre));
}

function enTexto(nombre: string, valor: Hoja | undefined, lector: Lector): string | null {
  if (valor === undefined || valor === null) return null;
  if (typeof valor === 'boolean') return valor ? 'Sí' : 'No';
  if (typeof valor === 'number') return numeroEnTexto(nombre, valor);
  const texto = textoDicho(nombre, valor, lector);
  const visto = lector.conMontos ? texto : sinMontosEscritos(texto);
  return visto.length > LARGO_MAX ? `${visto.slice(0, LARGO_MAX)}…` : visto;
}

function numeroEnTexto(nombre: string, valor: number): string {
  if (esMonto(nombre) && Number.isSafeInteger(valor)) return formatearQuetzales(centavos(valor));
  if (/ppm$/.test(nombre)) return String(valor / 10_000);
  return String(valor);
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const FECHA = /^(\d{4})-(\d{2})-(\d{2})$/;
/** What may not be told enters as a digest: its beginning tells one from another. */
const RESUMEN = /^sha256:([\da-f]{8})[\da-f]{56}$/;
const INSTANTE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

function textoDicho(nombre: string, valor: string, { nombres }: Lector): string {
  if (valor.includes(', ') && valor.split(', ').every((uno) => UUID.test(uno)))
    return valor
      .split(', ')
      .map((uno) => nombres.get(uno) ?? uno)
      .join(', ');
  const conNombre = nombres.get(claveDeNombre(nombre, valor));
  if (conNombre !== undefined) return conNombre;
  const fecha = FECHA.exec(valor);
  if (fecha !== null) return `${fecha[3]}/${fecha[2]}/${fecha[1]}`;
  if (INSTANTE.test(valor)) return instanteEnTexto(valor);
  const rol = nombre === 'rol' ? roles.find((uno) => uno === valor) : undefined;
  if (rol !== undefined) return nombresDeRol[rol];
  const resumen = RESUMEN.exec(valor)?.[1];
  if (resumen !== undefined) return `resumen ${resumen}`;
  if (valor.startsWith('\\x')) return `${valor.slice(2, 14)}…`;
  return /^[a-z]+(_[a-z]+)+$/.test(valor) ? valor.replaceAll('_', ' ') : valor;
}

/** Agencias and accounts are known by codes that others have too: each under its own name. */
function claveDeNombre(nombre: string, valor: string): string {
  if (UUID.test(valor)) return valor;
  if (nombre === 'agencia' || nombre === 'id_agencia') return `agencia ${valor}`;
  if (nombre === 'id_cuenta' || nombre === 'id_parent' || nombre.startsWith('cuenta_'))
    return `cuenta ${valor}`;
  return valor;
}

export function instanteEnTexto(instante: string): string {
  try {
    const aqui = Temporal.Instant.from(
      /[Z+]|-\d{2}:\d{2}$/.test(instante.slice(10)) ? instante : `${instante}Z`,
    );
    const { year, month, day, hour, minute, second } = aqui.toZonedDateTimeISO(ZONA_HORARIA);
    const dos = (parte: number) => String(parte).padStart(2, '0');
    return `${dos(day)}/${dos(month)}/${year} ${dos(hour)}:${dos(minute)}:${dos(second)}`;
  } catch {
    return instante;
  }
}

/** What may be a person, a caja, a partida: to be asked for by its name. */
export function identificadoresDe(...filas: readonly Fila[]): string[] {
  const hallados = new Set<string>();
  for (const fila of filas)
    for (const valor of aplanar(fila).values())
      if (typeof valor === 'string')
        for (const uno of valor.split(', ')) if (UUID.test(uno)) hallados.add(uno);
  return [...hallados].slice(0, CAMPOS_MAX);
}

export function codigosDe(...filas: readonly Fila[]): string[] {
  const hallados = new Set<string>();
  for (const fila of filas)
    for (const [campo, valor] of aplanar(fila))
      if (typeof valor === 'string' && claveDeNombre(nombreDeCampo(campo), valor).startsWith('cuenta '))
        hallados.add(valor);
  return [...hallados].slice(0, CAMPOS_MAX);
}
