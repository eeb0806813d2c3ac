// The fields of an MT940 as messages: with or without the envelope of SWIFT, ended by `-`, by `-}` or by the next `:20:`.
import { renglonesDe } from '../leer-texto.ts';

export interface CampoDeMt940 {
  readonly etiqueta: string;
  /** As they came, the tag taken off; `largos` are theirs with it. */
  readonly lineas: string[];
  readonly largos: number[];
  readonly fila: number;
}

/** Only these begin a field: a text that breaks before `:26:37` goes on. */
const ETIQUETA = /^\s{0,2}:(20|21|25P?|28C?|13D?|34F|60[FM]|61|62[FM]|64|65|86|90[CD]|NS):(.*)$/;

export function recogerMensajes(texto: string): CampoDeMt940[][] {
  const mensajes: CampoDeMt940[][] = [];
  let mensaje: CampoDeMt940[] | undefined;
  let campo: CampoDeMt940 | undefined;
  renglonesDe(texto).forEach((renglon, i) => {
    if (/^-(?:\s*$|\}|XXX)/.test(renglon)) {
      campo = undefined;
      mensaje = undefined;
    }
    const linea = sinSobre(renglon);
    const [, etiqueta, valor = ''] = ETIQUETA.exec(linea) ?? [];
    if (etiqueta === undefined) {
      if (campo !== undefined && linea.trim() !== '' && linea === renglon) {
        campo.lineas.push(linea);
        campo.largos.push(linea.length);
      }
      return;
    }
    if (mensaje === undefined || etiqueta === '20') {
      mensaje = [];
      mensajes.push(mensaje);
    }
    campo = { etiqueta, lineas: [valor], largos: [linea.length], fila: i + 1 };
    mensaje.push(campo);
  });
  return mensajes;
}

/** `{1:…}{2:…}{4:` and what follows on the same line. */
function sinSobre(renglon: string): string {
  if (!renglon.includes('{')) return renglon;
  const texto = renglon.lastIndexOf('{4:');
  if (texto !== -1) return renglon.slice(texto + 3);
  return /^(?:-\})?\{\d:/.test(renglon) ? '' : renglon;
}
