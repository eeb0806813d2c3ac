// An XML looked through once before anybody reads it: every tag that opens closes in its turn, nothing is declared, and where each
// statement and each of its entries begins and ends is noted. They are read one by one, so a large file is never whole in memory
// as objects.
import { EstadoIlegible } from '@cuadra/core/bancos/estado-de-cuenta';
import { citar } from '@cuadra/core/bancos/leer-monto';
import { abrirFilas } from '../filas-de-texto.ts';
import { cortado, exigirPocasLineas, exigirPocosEstados } from '../textos.ts';

export interface Trozo {
  readonly desde: number;
  readonly hasta: number;
  readonly fila: number;
}

export interface TrozoDeEstado extends Trozo {
  readonly entradas: readonly Trozo[];
}

const PROFUNDIDAD_MAX = 60;
const ETIQUETA_MAX = 4_096;

interface Abierta {
  readonly nombre: string;
  readonly desde: number;
  readonly fila: number;
  readonly entradas: Trozo[];
}

/** The elements called `estado`, with those called `entrada` that are right inside them. */
export function trozosDeXml(xml: string, estado: string, entrada: string): TrozoDeEstado[] {
  const filaDe = abrirFilas(xml);
  const abiertas: Abierta[] = [];
  const estados: TrozoDeEstado[] = [];
  let vistas = 0;
  let entradas = 0;
  for (let i = xml.indexOf('<'); i !== -1; ) {
    const saltado = saltar(xml, i, filaDe);
    if (saltado !== undefined) {
      i = xml.indexOf('<', saltado);
      continue;
    }
    const fin = finDeEtiqueta(xml, i);
    if (fin === undefined) throw cortado('una etiqueta no termina', filaDe(i));
    const esCierre = xml[i + 1] === '/';
    const nombre = nombreLocal(xml, i + (esCierre ? 2 : 1), fin);
    if (nombre === undefined) throw malformado('hay un «<» que no abre ninguna etiqueta', filaDe(i));
    if (!esCierre) {
      vistas++;
      if (abiertas.length === 0 && vistas > 1)
        throw malformado('tiene más de un elemento principal', filaDe(i));
      abiertas.push({ nombre, desde: i, fila: filaDe(i), entradas: [] });
      if (abiertas.length > PROFUNDIDAD_MAX)
        throw malformado('sus etiquetas están demasiado anidadas', filaDe(i));
    }
    if (esCierre || xml[fin - 1] === '/') {
      const abierta = abiertas.pop();
      if (abierta?.nombre !== nombre)
        throw malformado(`cierra ${citar(`</${nombre}>`)} donde no corresponde`, filaDe(i));
      const trozo = { desde: abierta.desde, hasta: fin + 1, fila: abierta.fila };
      const madre = abiertas.at(-1);
      if (nombre === estado) exigirPocosEstados(estados.push({ ...trozo, entradas: abierta.entradas }));
      else if (nombre === entrada && madre?.nombre === estado) {
        madre.entradas.push(trozo);
        exigirPocasLineas(++entradas);
      }
    }
    i = xml.indexOf('<', fin);
  }
  const sinCerrar = abiertas.at(-1);
  if (sinCerrar !== undefined)
    throw cortado(`falta cerrar ${citar(`<${sinCerrar.nombre}>`)}`, sinCerrar.fila);
  return estados;
}

const malformado = (que: string, fila: number) =>
  new EstadoIlegible(`El XML está mal formado: ${que}.`, fila);

/** Past what is no tag: declarations of the program, comments and texts as they are. What declares entities is not read. */
function saltar(xml: string, i: number, filaDe: (lugar: number) => number): number | undefined {
  const siguiente = xml[i + 1];
  if (siguiente !== '?' && siguiente !== '!') return undefined;
  const fin =
    siguiente === '?'
      ? '?>'
      : xml.startsWith('<!--', i)
        ? '-->'
        : xml.startsWith('<![CDATA[', i)
          ? ']]>'
          : '';
  if (fin === '')
    throw malformado('trae una declaración DOCTYPE, que un estado de cuenta no necesita', filaDe(i));
  const lugar = xml.indexOf(fin, i + 2);
  if (lugar === -1) throw cortado('un comentario o una declaración no termina', filaDe(i));
  return lugar + fin.length;
}

/** Its `>`, not one between quotes. */
function finDeEtiqueta(xml: string, desde: number): number | undefined {
  let comilla: string | undefined;
  for (let i = desde + 1; i < xml.length && i - desde < ETIQUETA_MAX; i++) {
    const letra = xml[i];
    if (comilla !== undefined) {
      if (letra === comilla) comilla = undefined;
    } else if (letra === '"' || letra === "'") comilla = letra;
    else if (letra === '>') return i;
    else if (letra === '<') return undefined;
  }
  return undefined;
}

/** Without the prefix of its namespace. */
function nombreLocal(xml: string, desde: number, fin: number): string | undefined {
  const nombre = /^(?:[\p{L}_][\p{L}\p{N}_.-]*:)?([\p{L}_][\p{L}\p{N}_.-]*)(?=[\s/>]|$)/u.exec(
    xml.slice(desde, fin),
  );
  return nombre?.[1];
}
