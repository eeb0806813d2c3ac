// The fields of an MT940 as messages: with or without the envelope of SWIFT, ended by `-`, by `-}` or by the next `:20:`.
import { EstadoIlegible } from '@cuadra/core/bancos/estado-de-cuenta';
import { renglonesDe } from '../leer-texto.ts';
import { exigirPocasLineas, exigirPocosEstados } from '../textos.ts';

export interface CampoDeMt940 {
  readonly etiqueta: string;
  /** As they came, the tag taken off; `largos` are theirs with it. */
  readonly lineas: string[];
  readonly largos: number[];
  readonly fila: number;
}

/** Only these begin a field: a text that breaks before `:26:37` goes on. */
const ETIQUETA = /^\s{0,2}:(20|21|25P?|28C?|13D?|34F|60[FM]|61|62[FM]|64|65|86|90[CD]|NS):(.*)$/;

/** SWIFT takes six, and banks sixty. */
const LINEAS_DE_CAMPO_MAX = 200;
/** Of as many movements as there may be, each with its text. */
const CAMPOS_MAX = 400_000;
/** A statement may come in many messages. */
const PAGINAS_POR_ESTADO = 10;

export function recogerMensajes(texto: string): CampoDeMt940[][] {
  const mensajes: CampoDeMt940[][] = [];
  let mensaje: CampoDeMt940[] | undefined;
  let campo: CampoDeMt940 | undefined;
  let fila = 0;
  let movimientos = 0;
  let campos = 0;
  for (const renglon of renglonesDe(texto)) {
    fila++;
    if (/^-(?:\s*$|\}|XXX)/.test(renglon)) {
      campo = undefined;
      mensaje = undefined;
    }
    const linea = sinSobre(renglon);
    const [, etiqueta, valor = ''] = ETIQUETA.exec(linea) ?? [];
    if (etiqueta === undefined) {
      if (
        campo !== undefined &&
        campo.lineas.length < LINEAS_DE_CAMPO_MAX &&
        linea.trim() !== '' &&
        linea === renglon
      ) {
        campo.lineas.push(linea);
        campo.largos.push(linea.length);
      }
      continue;
    }
    if (mensaje === undefined || etiqueta === '20') {
      mensaje = [];
      exigirPocosEstados(mensajes.push(mensaje) / PAGINAS_POR_ESTADO);
    }
    campo = { etiqueta, lineas: [valor], largos: [linea.length], fila };
    mensaje.push(campo);
    if (etiqueta === '61') exigirPocasLineas(++movimientos);
    if (++campos > CAMPOS_MAX) throw new EstadoIlegible('El archivo tiene demasiados campos.', fila);
  }
  return mensajes;
}

/** `{1:…}{2:…}{4:` and what follows on the same line. */
function sinSobre(renglon: string): string {
  if (!renglon.includes('{')) return renglon;
  const texto = renglon.lastIndexOf('{4:');
  if (texto !== -1) return renglon.slice(texto + 3);
  return /^(?:-\})?\{\d:/.test(renglon) ? '' : renglon;
}
