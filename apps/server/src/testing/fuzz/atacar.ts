// Sends so many invented calls to a running application and says what should not have happened: a 5xx, an error in other
// words than problem+json, an answer that OpenAPI does not tell of.
import { permisosDe, type Rol } from '@cuadra/contract/acceso/permisos';
import type { Endpoint } from '@cuadra/contract/endpoint';
import { problemas } from '@cuadra/contract/problema';
import { SIN_SESION } from '@cuadra/contract/problema-en-json';
import { allEndpoints } from '@cuadra/contract/testing/all-endpoints';
import { type Azar, crearAzar } from './azar.ts';
import { inventarLlamada, type Llamada } from './llamadas.ts';
import type { Existentes } from './valores.ts';

export interface Contestacion {
  readonly status: number;
  readonly tipo: string;
  readonly texto: string;
}

export interface Blanco {
  /** What is told of the API: `paths` of OpenAPI. */
  readonly paths: Readonly<Record<string, Record<string, Operacion>>>;
  readonly existentes: Existentes;
  enviar(llamada: Llamada, token: string | undefined): Promise<Contestacion>;
  /** A token of that person: another than that one, which no longer serves. */
  entrar(correo: string, vencido?: string): Promise<string>;
}

interface Operacion {
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, unknown>> }>>;
}

export interface Informe {
  readonly llamadas: number;
  readonly porStatus: ReadonlyMap<number, number>;
  /** Each with the call that caused it. */
  readonly faltas: readonly string[];
}

export interface Persona {
  readonly correo: string;
  readonly rol: Rol;
}

export interface Ataque {
  readonly semilla: number;
  readonly llamadas: number;
  readonly aLaVez: number;
  readonly personas: readonly Persona[];
}

export async function atacar(
  blanco: Blanco,
  { semilla, llamadas, aLaVez, personas }: Ataque,
): Promise<Informe> {
  const azar = crearAzar(semilla);
  const endpoints = await allEndpoints();
  const porStatus = new Map<number, number>();
  const faltas: string[] = [];
  let hechas = 0;
  const trabajar = async () => {
    while (hechas < llamadas) {
      hechas += 1;
      const endpoint = azar.elegir(endpoints);
      const llamada = inventarLlamada(endpoint, azar, blanco.existentes);
      const correo = quienLlama(endpoint, personas, azar);
      const contestada = await enviar(blanco, llamada, correo);
      porStatus.set(contestada.status, (porStatus.get(contestada.status) ?? 0) + 1);
      const falta = juzgar(blanco, llamada, contestada);
      if (falta !== undefined) faltas.push(`${falta}\n  ${contar(llamada, correo)}`);
    }
  };
  await Promise.all(Array.from({ length: aLaVez }, trabajar));
  return { llamadas: hechas, porStatus, faltas };
}

/** Mostly somebody who may: a call that is refused at the door learns nothing of what is behind it. */
function quienLlama({ permission }: Endpoint, personas: readonly Persona[], azar: Azar): string | undefined {
  if (azar.unaDe(25)) return undefined;
  const pueden = personas.filter(
    ({ rol }) =>
      permission === 'publico' || permission === 'autenticado' || permisosDe([rol]).has(permission),
  );
  return azar.elegir(azar.unaDe(6) || pueden.length === 0 ? personas : pueden).correo;
}

/** Calls end sessions too, also this person's: then they enter again and repeat it. */
async function enviar(blanco: Blanco, llamada: Llamada, correo: string | undefined): Promise<Contestacion> {
  if (correo === undefined) return blanco.enviar(llamada, undefined);
  const token = await blanco.entrar(correo);
  const primera = await blanco.enviar(llamada, token);
  if (primera.status !== 401 || llamada.method === 'HEAD') return primera;
  const { codigo } = JSON.parse(primera.texto) as { codigo: string };
  return SIN_SESION.has(codigo) ? blanco.enviar(llamada, await blanco.entrar(correo, token)) : primera;
}

function juzgar(
  { paths }: Blanco,
  llamada: Llamada,
  { status, tipo, texto }: Contestacion,
): string | undefined {
  if (status >= 500) return `${status} ${texto.slice(0, 300)}`;
  if (status >= 400 && llamada.method !== 'HEAD') {
    if (!tipo.startsWith('application/problem+json')) return `${status} en ${tipo}`;
    const { codigo, detail } = JSON.parse(texto) as { codigo: string; detail: string };
    if (!(codigo in problemas)) return `${status} con un código que nadie conoce: ${codigo}`;
    // The two before any route: the address cannot be read, or leads elsewhere.
    if (ANTES_DE_LA_RUTA.has(codigo)) return undefined;
    if (detail === '') return `${codigo} no dice nada`;
  }
  if (llamada.method === 'HEAD' || llamada.estropeada || status === 304) return undefined;
  return sinDeclarar(paths, llamada.endpoint, status, tipo);
}

const ANTES_DE_LA_RUTA: ReadonlySet<string> = new Set([
  'DIRECCION_INVALIDA',
  'DIRECCION_DEMASIADO_LARGA',
  'RUTA_NO_EXISTE',
]);

function sinDeclarar(
  paths: Blanco['paths'],
  { path, method }: Endpoint,
  status: number,
  tipo: string,
): string | undefined {
  const dicho = paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]?.responses[status];
  if (dicho === undefined) return `OpenAPI no dice que conteste ${status}`;
  const [medio = ''] = tipo.split(';');
  if (dicho.content !== undefined && !(medio in dicho.content))
    return `OpenAPI no dice que conteste en ${medio}`;
  return undefined;
}

function contar({ method, url, payload }: Llamada, correo: string | undefined): string {
  const cuerpo = payload === undefined ? '' : ` ${payload.toString().slice(0, 400)}`;
  return `${correo ?? 'nadie'}: ${method} ${url.slice(0, 400)}${cuerpo}`;
}
