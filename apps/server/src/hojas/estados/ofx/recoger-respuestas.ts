// The statements of an OFX as its tags group them, each value where it belongs and none judged yet.

import { EstadoIlegible } from '@cuadra/core/bancos/estado-de-cuenta';
import { limpiarTexto } from '@cuadra/core/bancos/limpiar-texto';
import { cortado, exigirPocasLineas, exigirPocosEstados } from '../textos.ts';
import { type EtiquetaDeOfx, etiquetasDeOfx } from './etiquetas-de-ofx.ts';

export interface Valor {
  readonly texto: string;
  readonly fila: number;
}

export interface RegistroDeOfx {
  readonly fila: number;
  readonly valores: Map<string, Valor>;
}

/** A `STMTRS` or a `CCSTMTRS`. */
export interface RespuestaDeOfx {
  readonly valores: Map<string, Valor>;
  readonly movimientos: RegistroDeOfx[];
}

export interface RespuestasDeOfx {
  readonly respuestas: readonly RespuestaDeOfx[];
  readonly tienePendientes: boolean;
}

/** What groups other tags and matters here; any other tag is a value. */
const GRUPOS: ReadonlySet<string> = new Set([
  'OFX',
  'SONRS',
  'STATUS',
  'STMTRS',
  'CCSTMTRS',
  'INVSTMTRS',
  'BANKACCTFROM',
  'CCACCTFROM',
  'BANKACCTTO',
  'CCACCTTO',
  'BANKTRANLIST',
  'BANKTRANLISTP',
  'STMTTRNP',
  'STMTTRN',
  'PAYEE',
  'CURRENCY',
  'ORIGCURRENCY',
  'IMAGEDATA',
  'LEDGERBAL',
  'AVAILBAL',
  'BALLIST',
]);

/** Which values are kept of which group, under which name. */
const VALORES_DE_LA_RESPUESTA: Readonly<Record<string, readonly string[]>> = {
  STMTRS: ['CURDEF', 'ACCTID', 'DTSTART', 'DTEND'],
  CCSTMTRS: ['CURDEF', 'ACCTID', 'DTSTART', 'DTEND'],
  BANKACCTFROM: ['ACCTID'],
  CCACCTFROM: ['ACCTID'],
  BANKTRANLIST: ['DTSTART', 'DTEND'],
  LEDGERBAL: ['BALAMT', 'DTASOF'],
};
const GRUPOS_DE_UN_MOVIMIENTO: ReadonlySet<string> = new Set(['STMTTRN', 'PAYEE', 'CURRENCY']);

/** More than any file nests them. */
const GRUPOS_ABIERTOS_MAX = 60;

interface Estado {
  readonly grupos: string[];
  readonly respuestas: RespuestaDeOfx[];
  /** How many were found in all. */
  movimientos: number;
  respuesta: RespuestaDeOfx | undefined;
  registro: RegistroDeOfx | undefined;
  mensajeDeError: string | undefined;
  severidad: string;
  esDeInversiones: boolean;
  tienePendientes: boolean;
  estaCerrado: boolean | undefined;
}

export function recogerRespuestas(texto: string): RespuestasDeOfx {
  const estado: Estado = {
    grupos: [],
    respuestas: [],
    movimientos: 0,
    respuesta: undefined,
    registro: undefined,
    mensajeDeError: undefined,
    severidad: '',
    esDeInversiones: false,
    tienePendientes: false,
    estaCerrado: undefined,
  };
  let ultima = 1;
  for (const etiqueta of etiquetasDeOfx(texto)) {
    ultima = etiqueta.fila;
    if (etiqueta.clase === 'cierra') cerrar(estado, etiqueta.nombre);
    else if (GRUPOS.has(etiqueta.nombre)) abrir(estado, etiqueta);
    else guardar(estado, etiqueta);
  }
  if (estado.estaCerrado === undefined) throw new EstadoIlegible('El archivo no tiene la etiqueta <OFX>.');
  if (!estado.estaCerrado) throw cortado('le falta el cierre </OFX>', ultima);
  if (estado.respuestas.length === 0) throw new EstadoIlegible(sinEstados(estado));
  return estado;
}

function sinEstados({ mensajeDeError, esDeInversiones }: Estado): string {
  if (mensajeDeError !== undefined) return `El banco respondió con un error: ${mensajeDeError}.`;
  return esDeInversiones
    ? 'El archivo es de una cuenta de inversiones, que no se lee como estado de cuenta.'
    : 'El archivo no trae ningún estado de cuenta.';
}

function abrir(estado: Estado, { nombre, valor, fila }: EtiquetaDeOfx): void {
  // Some write the payee as a value.
  if (nombre === 'PAYEE' && valor !== '') {
    guardar(estado, { nombre, valor, fila, clase: 'abre' });
    return;
  }
  // A movement that was not closed ends where the next begins.
  const sinCerrar = nombre === 'STMTTRN' ? estado.grupos.lastIndexOf(nombre) : -1;
  if (sinCerrar !== -1) estado.grupos.length = sinCerrar;
  if (estado.grupos.push(nombre) > GRUPOS_ABIERTOS_MAX)
    throw new EstadoIlegible('El archivo está mal formado: sus etiquetas están demasiado anidadas.', fila);
  switch (nombre) {
    case 'OFX':
      estado.estaCerrado = false;
      return;
    case 'STMTRS':
    case 'CCSTMTRS':
      estado.respuesta = { valores: new Map(), movimientos: [] };
      return;
    case 'STMTTRN':
      estado.registro = { fila, valores: new Map() };
      estado.respuesta?.movimientos.push(estado.registro);
      exigirPocasLineas(++estado.movimientos);
      return;
    case 'INVSTMTRS':
      estado.esDeInversiones = true;
      return;
    case 'STMTTRNP':
      estado.tienePendientes = true;
      return;
    case 'STATUS':
      estado.severidad = '';
      return;
  }
}

function cerrar(estado: Estado, nombre: string): void {
  if (!GRUPOS.has(nombre)) return;
  const lugar = estado.grupos.lastIndexOf(nombre);
  if (lugar === -1) return;
  estado.grupos.length = lugar;
  if (nombre === 'OFX') estado.estaCerrado = true;
  if (nombre === 'STMTTRN') estado.registro = undefined;
  if ((nombre === 'STMTRS' || nombre === 'CCSTMTRS') && estado.respuesta !== undefined) {
    exigirPocosEstados(estado.respuestas.push(estado.respuesta));
    estado.respuesta = undefined;
    estado.registro = undefined;
  }
}

function guardar(estado: Estado, { nombre, valor, fila }: EtiquetaDeOfx): void {
  const grupo = estado.grupos.at(-1) ?? '';
  if (grupo === 'STATUS') anotarError(estado, nombre, valor);
  if (estado.respuesta === undefined) return;
  if (GRUPOS_DE_UN_MOVIMIENTO.has(grupo)) {
    if (estado.registro !== undefined) guardarEn(estado.registro.valores, nombre, { texto: valor, fila });
  } else if (VALORES_DE_LA_RESPUESTA[grupo]?.includes(nombre)) {
    guardarEn(estado.respuesta.valores, nombre, { texto: valor, fila });
  }
}

/** The first that says something. */
function guardarEn(valores: Map<string, Valor>, nombre: string, valor: Valor): void {
  if ((valores.get(nombre)?.texto ?? '') === '') valores.set(nombre, valor);
}

function anotarError(estado: Estado, nombre: string, valor: string): void {
  if (nombre === 'SEVERITY') estado.severidad = valor.toUpperCase();
  if (estado.severidad === 'ERROR' && estado.mensajeDeError === undefined)
    estado.mensajeDeError = 'no dice cuál';
  if (nombre === 'MESSAGE' && estado.severidad === 'ERROR' && valor !== '')
    estado.mensajeDeError = limpiarTexto(valor.slice(0, 200));
}
